import { agency as originalAgency } from "~/content/agency/agency.ts";
import {
  contactSent,
  contactForm as copy,
  contactToasts as toasts,
} from "~/content/contact-form.ts";
import { usePublished } from "~/site/use-published.ts";
import { mailHref } from "~/text/contact-links.ts";
import { Eyebrow } from "~/ui/rec-dot.tsx";
import { focusOnArrival } from "./error-summary.tsx";

/** A screen reader says it once, by the focus that it takes. */
export function SentNote() {
  return (
    <div
      {...focusOnArrival(false)}
      role="status"
      aria-live="off"
      className="corners w-full scroll-my-24 rounded-frame border border-line bg-bg/60 p-6"
    >
      <Eyebrow className="mb-4">{contactSent.eyebrow}</Eyebrow>
      <p className="font-display text-h3">{toasts.sent.title}</p>
      <p className="mt-3">{toasts.sent.description}</p>
      <p className="mt-3 text-text-2">
        <NextStep />
      </p>
    </div>
  );
}

export function NextStep() {
  const { agency = originalAgency } = usePublished();
  if (!agency.email) return null;
  return (
    <>
      {contactSent.next} <MailLink {...agency} />.
    </>
  );
}

type FailureProps = {
  text: string;
  isTextKept: boolean;
  inHtml: boolean;
};

export function FailureNote({ text, isTextKept, inHtml }: FailureProps) {
  const { agency = originalAgency } = usePublished();
  return (
    <div
      {...focusOnArrival(inHtml)}
      role="alert"
      className="w-full max-w-prose border-danger border-l-2 bg-bg/60 py-3 pl-4"
    >
      <p className="font-semibold">{text}</p>
      {isTextKept && agency.email && (
        <p className="mt-2 text-sm text-text-2">
          {copy.nothingLost} <MailLink {...agency} />.
        </p>
      )}
    </div>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={mailHref(email)} className="text-text underline underline-offset-4">
      {email}
    </a>
  );
}
