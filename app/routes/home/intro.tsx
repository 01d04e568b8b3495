import { useEffect, useRef } from "react";
import { home } from "~/content/home.ts";
import { lightInQuery } from "~/text/addresses/light-setting.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";
import { SlateLine } from "~/ui/section.tsx";
import { hasLamps } from "./light/has-lamps.ts";

export function Intro() {
  const { eyebrow, title, paragraphs, learnMore, picture, pictureAlt } = home.intro;
  const lamps = useRef<HTMLDivElement>(null);

  // A link to a setting leads to its lamps, unless the visitor is on the way elsewhere.
  useEffect(() => {
    if (scrollY > 0 || !lightInQuery(location.search)) return;
    lamps.current?.parentElement?.scrollIntoView({ behavior: "instant", block: "center" });
  }, []);

  return (
    <section id="kim-jestesmy" aria-labelledby="kim-jestesmy-tytul" className="relative py-section">
      <Container>
        <SlateLine timecode={home.hero.end} eyebrow={eyebrow} />
        <h2 id="kim-jestesmy-tytul" className="max-w-[22ch] text-h1">
          {title}
        </h2>
      </Container>
      <div className="mx-auto mt-[clamp(2.5rem,5vw,4.5rem)] grid max-w-page lg:grid-cols-12">
        <div className="bleed-left overflow-clip lg:col-span-7 lg:col-start-1">
          <Picture
            name={picture}
            alt={pictureAlt}
            sizes="(max-width: 40rem) 120vw, (max-width: 64rem) 100vw, 60vw"
            className="fits aspect-[4/3] sm:aspect-[16/10]"
          />
          {hasLamps(picture) && (
            // As high as what comes into it: ./light/light-scene.tsx.
            <div
              id="swiatlo"
              ref={lamps}
              className="min-h-[30rem] px-gutter pt-8 noscript:hidden sm:min-h-[18rem]"
            />
          )}
        </div>
        <div className="px-gutter pt-10 lg:col-span-5 lg:self-center lg:pt-0 lg:pl-16">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className={index === 0 ? "text-lead" : "mt-5 text-text-2"}>
              {paragraph}
            </p>
          ))}
          <ButtonLink to="/o-nas" variant="secondary" className="mt-8">
            {learnMore}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
