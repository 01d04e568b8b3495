import { useId } from "react";
import type { Quote } from "~/content/sections/types.ts";
import { isMarked } from "~/site-texts/marks.ts";
import { Container } from "~/ui/container.tsx";
import { cx } from "~/ui/cx.ts";
import { SlateLine } from "~/ui/section.tsx";

type Props = { title: string; quotes: readonly Quote[]; timecode: string };

/** What clients have said, large, with nothing beside it. */
export function Quotes({ title, quotes, timecode }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="py-section">
      <Container>
        <SlateLine timecode={timecode} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <h2 id={headingId} className="text-h3 lg:col-span-4">
            {title}
          </h2>
          <ul className="grid gap-20 lg:col-span-8">
            {quotes.map((quote, at) => (
              <li key={at} {...consentWhereEdited(quote)}>
                <Said {...quote} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

/** From so many words on, a quote is set smaller. */
const LONG = 32;
/** A text that begins with a quotation mark gets none of ours. */
const QUOTED = /^["„”»«]/;

function Said({ text, name, role, company, source }: Quote) {
  const isQuoted = QUOTED.test(text);
  // In Polish the full stop stands behind the quotation mark.
  const stop = !isQuoted && /[^.]\.$/.test(text) ? "." : "";
  const isLong = text.split(/\s/).length > LONG;
  const address = /^https?:\/\/\S+$/.test(source) ? source : null;
  return (
    <figure className="wrap-anywhere">
      <blockquote>
        {/* The first sign stands before the lines. */}
        <p
          style={isQuoted ? undefined : { textIndent: "-0.38em" }}
          className={cx("leading-tight tracking-[-0.03em]", isLong ? "text-title" : "text-h2")}
        >
          {!isQuoted && (
            <span aria-hidden className="text-accent">
              „
            </span>
          )}
          {stop ? text.slice(0, -1) : text}
          {!isQuoted && <span aria-hidden>”{stop}</span>}
        </p>
      </blockquote>
      <figcaption className="mt-8">
        <p className="font-semibold">{name}</p>
        <p className="text-text-2">
          {role}
          {role && company && ", "}
          {company}
        </p>
        {source && (
          <p className="label mt-3 text-muted">
            {address ? (
              <a href={address} rel="noopener" className="link wrap-anywhere">
                {shortAddress(address)}
              </a>
            ) : (
              source
            )}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** Of a longer address its site alone is shown. */
const LONGEST_ADDRESS = 40;

function shortAddress(address: string): string {
  const whole = address.replace(/^https?:\/\/(?:www\.)?/, "");
  // Where a page is edited, a text is changed as a whole.
  if (whole.length <= LONGEST_ADDRESS || (import.meta.env.SSR && isMarked(address))) return whole;
  return whole.replace(/[/?#].*/, "");
}

/** In the editor, which says when there is none. Visitors have no use for the day. */
function consentWhereEdited({ text, consent }: Quote) {
  return import.meta.env.SSR && isMarked(text) ? { "data-consent": consent } : null;
}
