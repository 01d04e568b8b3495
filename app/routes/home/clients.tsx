import { useRef, useState } from "react";
import { sampleClients } from "~/content/clients.ts";
import { home } from "~/content/home.ts";
import { useMotionPaused } from "~/site/shell/motion.ts";
import { Container } from "~/ui/container.tsx";
import { useInView } from "~/ui/use-in-view.ts";

const { title, note, pause } = home.clients;

/** The drawings of the marks are this high. */
const MARK_HEIGHT = 60;

export function Clients() {
  const band = useRef<HTMLDivElement>(null);
  // All are loaded at once: single ones would pop up in the moving band.
  const near = useInView(band);
  const [resting, setResting] = useState(false);
  const allPaused = useMotionPaused();
  const still = resting || allPaused;
  return (
    <section aria-labelledby="klienci-tytul" className="border-line border-y py-12 md:py-16">
      <Container className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="klienci-tytul" className="text-h3">
          {title}
        </h2>
        <p className="label text-muted">{note}</p>
        <button
          type="button"
          aria-pressed={still}
          onClick={() => setResting(!still)}
          className="label inline-flex min-h-11 items-center gap-2 text-text-2 hover:text-text motion-reduce:hidden"
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
            {still ? <path d="M2 1v10l9-5z" /> : <path d="M1.5 1h3v10h-3zM7.5 1h3v10h-3z" />}
          </svg>
          {pause}
        </button>
      </Container>
      <div ref={band} className="marquee-frame overflow-x-clip">
        <div className="marquee" data-still={still}>
          <Marks near={near} />
          <Marks near={near} copy />
        </div>
      </div>
    </section>
  );
}

function Marks({ near, copy = false }: { near: boolean; copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className={copy ? "marquee-copy" : undefined}>
      {sampleClients.map(({ name, mark, width }) => (
        <li
          key={mark}
          style={{ aspectRatio: `${width} / ${MARK_HEIGHT}` }}
          className="h-9 shrink-0 md:h-11"
        >
          {near ? (
            <Mark name={name} mark={mark} width={width} copy={copy} />
          ) : (
            !copy && (
              <noscript>
                <Mark name={name} mark={mark} width={width} />
              </noscript>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

type MarkProps = { name: string; mark: string; width: number; copy?: boolean };

function Mark({ name, mark, width, copy }: MarkProps) {
  return (
    <img
      src={`/clients/${mark}.svg`}
      alt={copy ? "" : name}
      width={width}
      height={MARK_HEIGHT}
      className="size-full"
    />
  );
}
