import { type FormEvent, type ReactNode, type SubmitEvent, useId, useState } from "react";
import { Link } from "react-router";
import {
  contactForm as copy,
  privacyClause,
  contactToasts as toasts,
} from "~/content/contact-form.ts";
import { offline } from "~/content/shell.ts";
import { useBrowserBackend } from "~/data/browser-backend.ts";
import type { ContactErrors, ContactMessage } from "~/data/contact/contact-result.ts";
import { loadContactRules, sendContactMessage, trapName } from "~/data/contact/submit-message.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { Unbroken } from "~/ui/unbroken.tsx";
import { elapsedOf, forgetDraft, keepDraft, submissionOf, textOf } from "./contact-draft.ts";
import { FailureNote, SentNote } from "./contact-outcome.tsx";
import { ErrorSummary } from "./error-summary.tsx";

type Props = {
  /** The server's answer to a form that came without JavaScript: its errors and the typed text. */
  refused?: { values: ContactMessage | null; error: string; fields: ContactErrors };
};

type Outcome = { sent: true } | { sent: false; text: string; isTextKept: boolean };

/** Before its script is there, an ordinary form that posts to the contact page. */
export function ContactForm({ refused }: Props) {
  const backend = useBrowserBackend();
  const id = useId();
  const [sending, setSending] = useState(false);
  const [visit, setVisit] = useState<ReactNode>(null);
  const [errors, setErrors] = useState<ContactErrors>(refused?.fields ?? {});
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(
    refused ? { sent: false, text: refused.error, isTextKept: refused.values !== null } : null,
  );
  const inHtml = attempt === 0;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    setSending(true);
    const message = textOf(form);
    // If the rules cannot be fetched, the function checks the message.
    const found = await loadContactRules()
      .then((rules) => rules(message))
      .catch(() => null);
    setErrors(found ?? {});
    setAttempt(attempt + 1);
    setOutcome(null);
    if (found) return setSending(false);

    const trap = form.elements.namedItem(trapName);
    const result = await sendContactMessage(backend, message, {
      trap: trap instanceof HTMLTextAreaElement ? trap.value : "",
      elapsed: elapsedOf(form),
      submission: submissionOf(form),
    });
    if (!result.ok && result.because === "outdated") return form.submit();
    setSending(false);
    if (result.ok) {
      forgetDraft(form);
      setOutcome({ sent: true });
      const { title, description } = toasts.sent;
      toastSuccess(title, { description, isSilent: true });
    } else {
      const isOffline = result.because === "offline";
      const text = isOffline ? offline.form : result.error;
      if (!isOffline) setErrors(result.fields);
      setOutcome({ sent: false, text, isTextKept: !isOffline });
      toastError(toasts.failed.title, text, { isSilent: true });
    }
  }

  function prepare() {
    loadContactRules().catch(() => undefined);
    import("./visit-note.tsx")
      .then(({ VisitNote }) => setVisit(<VisitNote />))
      .catch(() => undefined);
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    const name = event.target instanceof Element ? event.target.getAttribute("name") : null;
    if (!name || !(name in errors)) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
  }

  const wrong = Object.entries(errors).map(([name, text]) => ({ id: `${id}-${name}`, text }));
  const field = (name: keyof ContactMessage) => ({
    id: `${id}-${name}`,
    name,
    label: copy.fields[name],
    error: errors[name],
    defaultValue: refused?.values?.[name],
    required: true,
    readOnly: sending,
  });

  return (
    <form
      ref={attachDraft}
      method="post"
      action="/kontakt"
      noValidate
      aria-busy={sending}
      onFocus={prepare}
      onSubmit={submit}
      onInput={clearError}
      className="relative grid gap-4 md:gap-5"
    >
      <ErrorSummary key={attempt} title={copy.correct} errors={wrong} inHtml={inHtml} />
      <Field {...field("name")} autoComplete="name" />
      <Field {...field("email")} type="email" autoComplete="email" />
      <Field {...field("message")} multiline rows={4} />
      <Trap />

      <div className="grid justify-items-start gap-4">
        {outcome?.sent && <SentNote />}
        {outcome && !outcome.sent && wrong.length === 0 && (
          <FailureNote {...outcome} inHtml={inHtml} />
        )}
        {!outcome?.sent && <p className="text-muted text-sm">{copy.allRequired}</p>}
        <Button
          type="submit"
          size="lg"
          variant={outcome?.sent ? "secondary" : "primary"}
          disabled={sending}
        >
          {sending ? copy.sending : copy.send}
        </Button>
        <p className="max-w-prose text-muted text-sm">
          <Unbroken>{privacyClause.text}</Unbroken>{" "}
          <Link to={privacyClause.to} className="text-text-2 underline underline-offset-4">
            {privacyClause.link}
          </Link>
        </p>
        {visit}
      </div>
    </form>
  );
}

/** A field for robots, hidden from people, screen readers and password managers. */
function Trap() {
  return (
    <div aria-hidden inert className="-left-[200vw] absolute">
      <label>
        {copy.trap}
        <textarea
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

function attachDraft(form: HTMLFormElement | null) {
  return form ? keepDraft(form) : undefined;
}
