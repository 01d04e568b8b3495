import { type ComponentType, type MouseEvent, useState } from "react";
import { common } from "~/content/common.ts";
import { home } from "~/content/home.ts";
import { builtName } from "~/picture-source.ts";
import { MotionSwitch } from "~/site/shell/motion-switch.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";
import { HeroFilm } from "./hero-film.tsx";
import type { ReelProps } from "./reel.tsx";

type Opened = { Reel: ComponentType<ReelProps>; glass: DOMRect };

/**
 * How large the poster is shown: it fills the upper screen of a phone (56svh high, 16:9) and the whole of a desk.
 * In `vh`, for Chromium's preloads take `svh` from before the viewport's meta element, and fetch a second size.
 */
export const heroSizes = "(max-width: 64rem) max(100vw, 99.6vh), max(100vw, 1420px)";

/** A photograph weighs several times as much: every phone is told what those with many pixels are told of all uploads. */
export const ownHeroSizes = `(max-width: 30rem) and (min-resolution: 1.7dppx) 75vw, ${heroSizes}`;

/** For browsers that know neither AVIF nor srcset; also what a shared link shows. */
export const heroFallback = "/images/hero-bg.jpg";

export function Hero() {
  const { title, lead, next, end, reel, picture } = home.hero;
  const { film, reel: played, srcSet } = typeof picture === "string" ? {} : picture;
  const plays = film?.includes("/");
  const [opened, setOpened] = useState<Opened | null>(null);

  async function open({ currentTarget }: MouseEvent) {
    const glass = currentTarget.getBoundingClientRect();
    // What fails is said by `stale-chunk.ts`; the next press asks again, which `lazy` would not.
    const loaded = await import("./reel.tsx").catch(() => null);
    if (loaded) setOpened({ ...loaded, glass });
  }

  return (
    <section className="-mt-header relative isolate flex min-h-svh flex-col overflow-clip">
      <div className="hero-stage -z-10 absolute inset-x-0 top-0 h-[56svh] lg:h-full">
        <Picture
          name={picture}
          // What plays over it is below.
          film={film === "move" ? film : undefined}
          alt=""
          {...(typeof picture === "string" && { src: heroFallback })}
          priority
          sizes={srcSet ? ownHeroSizes : heroSizes}
          className="absolute inset-0 aspect-auto"
          imgClassName="hero-crop"
        />
        {/* Our film begins with our picture, and fits no other. */}
        {(plays || (!film && builtName(picture) === "hero-bg")) && (
          <HeroFilm
            film={plays ? film : undefined}
            resting={opened !== null}
            position={typeof picture === "string" ? undefined : picture.position}
          />
        )}
      </div>
      <Container className="flex grow flex-col justify-end pt-[calc(28svh+4rem)] pb-6 lg:justify-center lg:pt-[calc(var(--spacing-header)+2rem)] lg:pb-0">
        <h1 className="focus-in text-hero">
          {title.map((line, at) => (
            <span key={at} className="block">
              {`${line} `}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[34rem] text-lead text-text-2 lg:mt-8">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-10 lg:gap-4">
          <ButtonLink to="/kontakt" size="lg" className="max-sm:w-full">
            {home.hero.contactUs}
          </ButtonLink>
          <ButtonLink to="/projekty" size="lg" variant="secondary" className="max-sm:w-full">
            {common.seeProjects}
          </ButtonLink>
        </div>
      </Container>
      {played !== "none" && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="no-print reel-button label noscript:hidden"
        >
          <svg aria-hidden="true" viewBox="0 0 48 48">
            <circle cx="24" cy="24" r="23" />
            <path d="M20 16.5v15l12-7.5z" />
          </svg>
          <span className="whitespace-nowrap bg-bg/70 px-2">{`${reel.name} ${reel.length}`}</span>
        </button>
      )}
      {opened && <opened.Reel film={played} glass={opened.glass} onClose={() => setOpened(null)} />}
      <Container className="no-print">
        <div className="label flex min-h-16 items-center justify-between gap-6 border-text/15 border-t text-text-2">
          <MotionSwitch />
          <a
            href="#kim-jestesmy"
            className="inline-flex min-h-11 items-center gap-3 hover:text-text"
          >
            {next}
            <span className="max-sm:hidden">{end}</span>
            <span aria-hidden>↓</span>
          </a>
        </div>
      </Container>
    </section>
  );
}
