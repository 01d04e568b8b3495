import { home } from "~/content/home.ts";
import { t } from "~/content/translations.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";
import { SlateLine } from "~/ui/section.tsx";

export function Intro() {
  const { eyebrow, title, paragraphs, pictureAlt } = home.intro;
  return (
    <section id="kim-jestesmy" aria-labelledby="kim-jestesmy-tytul" className="relative py-section">
      <Container>
        <SlateLine timecode={home.hero.end} eyebrow={eyebrow} />
        <h2 id="kim-jestesmy-tytul" className="max-w-[22ch] text-h1">
          {title}
        </h2>
      </Container>
      <div className="mx-auto mt-[clamp(2.5rem,5vw,4.5rem)] grid max-w-page lg:grid-cols-12">
        <div className="bleed-left overflow-clip lg:col-span-8 lg:col-start-1 lg:row-start-1">
          <Picture
            name="service-team"
            alt={pictureAlt}
            sizes="(max-width: 64rem) 100vw, 67vw"
            className="aspect-[4/3] sm:aspect-[2.39/1] lg:aspect-[2/1]"
            imgClassName="push-in object-[50%_60%]"
          />
        </div>
        <div className="relative px-gutter lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mt-auto lg:translate-y-[18%] lg:pl-0">
          <div className="bg-bg pt-10 lg:p-12 lg:pr-0">
            {paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? "text-lead" : "mt-5 text-text-2"}>
                {paragraph}
              </p>
            ))}
            <ButtonLink to="/o-nas" variant="secondary" className="mt-8">
              {t("common.learnMore")}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
