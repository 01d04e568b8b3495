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
  return (
    <>
      {contactSent.next} <MailLink />.
    </>
  );
}

type FailureProps = {
  text: string;
  isTextKept: boolean;
  inHtml: boolean;
};

export function FailureNote({ text, isTextKept, inHtml }: FailureProps) {
  return (
    <div
      {...focusOnArrival(inHtml)}
      role="alert"
      className="w-full max-w-prose border-danger border-l-2 bg-bg/60 py-3 pl-4"
    >
      <p className="font-semibold">{text}</p>
      {isTextKept && (
        <p className="mt-2 text-sm text-text-2">
          {copy.nothingLost} <MailLink />.
        </p>
      )}
    </div>
  );
}

function MailLink() {
  const { agency = originalAgency } = usePublished();
  return (
    <a href={mailHref(agency.email)} className="text-text underline underline-offset-4">
      {agency.email}
    </a>
  );
}
