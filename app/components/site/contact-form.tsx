import { type FormEvent, type SubmitEvent, useId, useState } from "react";
import { Link } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { toastError, toastSuccess } from "~/components/ui/toast.ts";
import { Unbroken } from "~/components/ui/unbroken.tsx";
import { agency } from "~/content/agency.ts";
import { privacyClause } from "~/content/common.ts";
import { contactForm as copy, contactToasts as toasts } from "~/content/contact-form.ts";
import { useBrowserBackend } from "~/data/browser-backend.ts";
import { type ContactErrors, checkContactFields, sendContactMessage } from "~/data/contact.ts";
import { mailHref } from "~/lib/contact-links.ts";
import { elapsedOf, forgetDraft, keepDraft, submissionOf, textOf } from "./contact-draft.ts";
import { ErrorSummary } from "./error-summary.tsx";

/** The contact form: whatever happens on the way, what was typed stays until it was sent. */
export function ContactForm() {
  const backend = useBrowserBackend();
  const id = useId();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    const fields = textOf(form);
    const found = checkContactFields(fields);
    setErrors(found ?? {});
    setAttempt(attempt + 1);
    setFailed(false);
    if (found) return;

    setSending(true);
    const trap = form.elements.namedItem("website");
    const result = await sendContactMessage(backend, {
      ...fields,
      website: trap instanceof HTMLInputElement ? trap.value : undefined,
      elapsed: elapsedOf(form),
      submission: submissionOf(form),
    });
    setSending(false);
    if (result.ok) {
      forgetDraft(form);
      toastSuccess(toasts.sent.title, { description: toasts.sent.description });
    } else {
      setErrors(result.fields);
      setFailed(true);
      toastError(toasts.failed.title, result.error);
    }
  }

  /** A complaint goes as soon as its field changes. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
    if (!name || !(name in errors)) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
  }

  const field = (name: "name" | "email" | "message") => ({
    id: `${id}-${name}`,
    name,
    label: copy.fields[name],
    error: errors[name],
    required: true,
    readOnly: sending,
  });

  return (
    // `method="dialog"` outside a dialog does nothing: before the script is there, Enter must
    // neither lose the text nor put it into an address.
    <form
      ref={attachDraft}
      method="dialog"
      noValidate
      aria-busy={sending}
      onSubmit={submit}
      onInput={forgive}
      className="relative grid gap-6"
    >
      <ErrorSummary
        key={attempt}
        title={copy.correct}
        errors={Object.entries(errors).map(([name, text]) => ({ id: `${id}-${name}`, text }))}
      />
      <Field {...field("name")} autoComplete="name" />
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("message")} multiline />
      <div aria-hidden inert className="-left-[200vw] absolute">
        <label>
          {copy.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>

      <div className="grid justify-items-start gap-4">
        <p className="text-muted text-sm">{copy.allRequired}</p>
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? copy.sending : copy.send}
        </Button>
        {failed && (
          <p className="text-sm text-text-2">
            {copy.nothingLost} <MailLink />.
          </p>
        )}
        <noscript>
          <p>
            {copy.noScript} <MailLink />.
          </p>
        </noscript>
        <p className="max-w-prose text-muted text-sm">
          <Unbroken>{privacyClause.text}</Unbroken>{" "}
          <Link to={privacyClause.to} className="text-text-2 underline underline-offset-4">
            {privacyClause.link}
          </Link>
        </p>
      </div>
    </form>
  );
}

function attachDraft(form: HTMLFormElement | null) {
  return form ? keepDraft(form) : undefined;
}

function MailLink() {
  return (
    <a href={mailHref(agency.email)} className="text-text underline underline-offset-4">
      {agency.email}
    </a>
  );
}
