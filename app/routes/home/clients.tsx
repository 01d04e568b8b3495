import { useRef, useState } from "react";
import { type HomeClient, MARK_HEIGHT, sampleClients } from "~/content/agency/clients.ts";
import { home } from "~/content/home.ts";
import { Container } from "~/ui/container.tsx";
import { useInView } from "~/ui/use-in-view.ts";

type Props = { clients?: readonly HomeClient[] | undefined };

export function Clients({ clients }: Props) {
  const { title, note, pause } = home.clients;
  const band = useRef<HTMLDivElement>(null);
  // All are loaded at once: single ones would pop up in the moving band.
  const near = useInView(band);
  const [resting, setResting] = useState(false);
  return (
    <section aria-labelledby="klienci-tytul" className="border-line border-y py-12 md:py-16">
      <Container className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="klienci-tytul" className="text-h3">
          {title}
        </h2>
        {!clients && <p className="label text-muted">{note}</p>}
        <button
          type="button"
          aria-pressed={resting}
          onClick={() => setResting(!resting)}
          className="label inline-flex min-h-11 items-center gap-2 text-text-2 hover:text-text motion-reduce:hidden in-data-[motion=paused]:invisible noscript:hidden"
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
            {resting ? <path d="M2 1v10l9-5z" /> : <path d="M1.5 1h3v10h-3zM7.5 1h3v10h-3z" />}
          </svg>
          {pause}
        </button>
      </Container>
      <div ref={band} className="marquee-frame overflow-x-clip">
        <div className="marquee" data-still={resting}>
          <Marks clients={clients ?? sampleClients} near={near} />
          <Marks clients={clients ?? sampleClients} near={near} copy />
        </div>
      </div>
    </section>
  );
}

type MarksProps = { clients: readonly HomeClient[]; near: boolean; copy?: boolean };

function Marks({ clients, near, copy = false }: MarksProps) {
  return (
    <ul aria-hidden={copy || undefined} className={copy ? "marquee-copy" : undefined}>
      {clients.map((client) => (
        <li
          key={client.src}
          style={{ aspectRatio: `${client.width} / ${MARK_HEIGHT}` }}
          className="h-9 shrink-0 md:h-11"
        >
          {(near || !copy) && <Mark {...client} near={near} copy={copy} />}
        </li>
      ))}
    </ul>
  );
}

type MarkProps = HomeClient & { near: boolean; copy: boolean };

function Mark({ name, src, width, near, copy }: MarkProps) {
  return (
    <img
      loading={near ? undefined : "lazy"}
      src={src}
      alt={copy ? "" : name}
      width={width}
      height={MARK_HEIGHT}
      className="size-full"
    />
  );
}
