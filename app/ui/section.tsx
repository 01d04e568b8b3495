import { type ReactNode, useId } from "react";
import { ButtonLink } from "./button.tsx";
import { Container } from "./container.tsx";
import { cx } from "./cx.ts";

const tones = {
  bg: "",
  surface: "bg-surface",
} as const;

type Props = {
  title: ReactNode;
  timecode?: string;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  more?: { to: string; label: string };
  tone?: keyof typeof tones;
  children?: ReactNode;
};

export function Section({ title, timecode, eyebrow, lead, more, tone = "bg", children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx("relative py-section", tones[tone])}>
      <Container>
        <header className="mb-[clamp(2.5rem,5vw,4.5rem)]">
          <SlateLine timecode={timecode} eyebrow={eyebrow} />
          <div className="grid grid-cols-1 items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:justify-between">
            <h2 id={headingId} className="wrap-break-word max-w-[20ch] text-h2">
              {title}
            </h2>
            {(lead || more) && (
              <div className={cx("flex flex-col items-start gap-5", !lead && "lg:items-end")}>
                {lead && <p className="max-w-[46ch] text-lead text-text-2">{lead}</p>}
                {more && (
                  <ButtonLink to={more.to} variant="ghost">
                    {more.label}
                  </ButtonLink>
                )}
              </div>
            )}
          </div>
        </header>
        {children}
      </Container>
    </section>
  );
}

export function SlateLine({ timecode, eyebrow }: { timecode?: string; eyebrow?: ReactNode }) {
  if (!timecode && !eyebrow) return null;
  return (
    <p className="label mb-[clamp(1.5rem,3vw,2.5rem)] flex flex-wrap items-baseline gap-x-4 border-line border-t pt-4 text-muted">
      {timecode && (
        <span data-timecode={timecode} translate="no" className="tabular-nums">
          {timecode}
        </span>
      )}
      {eyebrow && <span className="label-caps ml-auto text-right text-text-2">{eyebrow}</span>}
    </p>
  );
}
