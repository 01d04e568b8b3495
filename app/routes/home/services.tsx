import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { offered } from "~/content/agency/offered.ts";
import { home } from "~/content/home.ts";
import { attempt } from "~/first-load/attempt.ts";
import { Picture } from "~/ui/picture.tsx";
import { RecDot } from "~/ui/rec-dot.tsx";
import { Section } from "~/ui/section.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

export function Services() {
  const { eyebrow, title, all, lines } = home.services;
  const list = useRef<HTMLOListElement>(null);
  const [onAir, setOnAir] = useState(0);

  // The row that passes this line of the screen is on air, unless the pointer has chosen one.
  useEffect(() => attempt(watchRows), []);

  function watchRows() {
    const rows = [...(list.current?.children ?? [])];
    const line = new IntersectionObserver(
      (entries) => {
        const row = entries.find((entry) => entry.isIntersecting)?.target;
        const isChosen = matchMedia("(hover)").matches && list.current?.matches(":hover");
        if (row && !isChosen) setOnAir(rows.indexOf(row));
      },
      { rootMargin: "-60% 0px -40%" },
    );
    for (const row of rows) line.observe(row);
    return () => line.disconnect();
  }

  return (
    <Section
      timecode="00:01:12:08"
      eyebrow={eyebrow}
      title={title}
      more={{ to: "/uslugi", label: all }}
    >
      <div className="flex flex-col gap-x-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ol ref={list}>
          {offered.services.map(({ slug, name, shortName = name, lang, path, picture }, index) => (
            <li key={path} className="border-line border-b first:border-t">
              <Link
                to={path}
                onPointerEnter={() => setOnAir(index)}
                onFocus={() => setOnAir(index)}
                className={`group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-4 transition-[color,padding] duration-300 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto] lg:py-5 ${index === onAir ? "lg:pl-4" : "motion-safe:text-text-2"}`}
              >
                <span aria-hidden className="label text-muted max-sm:hidden">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <div>
                  <h3
                    lang={lang}
                    className="text-[min(clamp(1.25rem,1rem+1.7vw,2.375rem),6.6vw)] leading-[1.05] tracking-[-0.035em]"
                  >
                    {shortName}
                  </h3>
                  <p className="mt-1.5 max-w-[44ch] text-text-2 lg:text-small">
                    <Unbroken>{lines[slug] ?? ""}</Unbroken>
                  </p>
                </div>
                <Picture
                  name={picture}
                  alt=""
                  sizes="9rem"
                  widest={720}
                  className="w-[min(6.5rem,29vw)] rounded-frame motion-safe:hidden max-lg:noscript:block sm:w-36 lg:hidden"
                />
                <RecDot
                  size="size-2.5"
                  className={`max-lg:motion-reduce:hidden ${index === onAir ? "opacity-100" : "opacity-0"}`}
                />
              </Link>
            </li>
          ))}
        </ol>
        <div aria-hidden className="contents lg:block">
          <Monitor onAir={onAir} />
        </div>
      </div>
    </Section>
  );
}

function Monitor({ onAir }: { onAir: number }) {
  const [seen, setSeen] = useState<readonly number[]>([0]);
  if (!seen.includes(onAir)) setSeen([...seen, onAir]);
  return (
    <div className="corners sticky top-[calc(var(--spacing-header)+2rem)] aspect-[16/9] bg-surface max-lg:top-[calc(var(--spacing-header)+0.5rem)] max-lg:z-1 max-lg:[box-shadow:0_-0.5rem_0_0.5rem_var(--color-bg)] max-lg:order-first max-lg:mb-4 max-lg:motion-reduce:hidden max-lg:noscript:hidden lg:aspect-[4/5]">
      <div className="absolute inset-0 overflow-clip">
        {seen.map((index) => {
          const service = offered.services[index];
          return (
            service && (
              <Picture
                key={service.path}
                name={service.picture}
                alt=""
                sizes="(max-width: 64rem) 100vw, 60vw"
                className={`absolute inset-0 aspect-auto transition-[opacity,filter,display] transition-discrete duration-500 ${index === onAir ? "starting:opacity-0" : "hidden opacity-0 [filter:blur(12px)]"}`}
              />
            )
          );
        })}
      </div>
      <p className="label absolute inset-x-0 bottom-0 flex justify-between bg-[linear-gradient(to_top,rgb(var(--bg-channels)/0.9),transparent)] px-5 pt-16 pb-4">
        <span className="flex items-center gap-2">
          <RecDot className="tally" /> {home.services.onAir}
        </span>
        <span>
          {`${String(onAir + 1).padStart(2, "0")}/${String(offered.services.length).padStart(2, "0")}`}
        </span>
      </p>
    </div>
  );
}
