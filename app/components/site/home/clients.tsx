import { useState } from "react";
import { Container } from "~/components/ui/container.tsx";
import { sampleClients } from "~/content/agency.ts";
import { home } from "~/content/home.ts";
import { useMotionPaused } from "../motion.ts";

const { title, note, pause } = home.clients;

/** The band of marks. It moves by CSS, rests on request, and never starts under reduced motion. */
export function Clients() {
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
      <div className="marquee-frame overflow-x-clip">
        <div className="marquee" data-still={still}>
          <Marks />
          <Marks copy />
        </div>
      </div>
    </section>
  );
}

function Marks({ copy = false }: { copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className={copy ? "marquee-copy" : undefined}>
      {sampleClients.map(({ name, mark }) => (
        <li key={mark}>
          <img
            src={`/clients/${mark.replace("client-", "")}.svg`}
            alt={copy ? "" : name}
            width={190}
            height={46}
            loading="lazy"
            className="h-9 w-auto max-w-none md:h-11"
          />
        </li>
      ))}
    </ul>
  );
}
