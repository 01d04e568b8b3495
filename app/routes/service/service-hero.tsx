import { common } from "~/content/common.ts";
import type { ShownPage } from "~/content/services/types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";

type Props = Pick<ShownPage, "name" | "lang" | "picture" | "hero" | "callToAction" | "hasForm">;

export function ServiceHero({ name, lang, picture, hero, callToAction, hasForm }: Props) {
  return (
    <>
      <PageHero
        eyebrow={<span lang={lang}>{name}</span>}
        title={hero.title}
        lead={hero.lead}
        picture={picture}
        alt={hero.pictureAlt}
        actions={
          <>
            <ButtonLink to={hasForm ? "#formularz" : "/kontakt"} size="lg">
              {callToAction.label}
            </ButtonLink>
            <ButtonLink to="/projekty" variant="ghost" className="lg:ml-2">
              {common.seeProjects}
            </ButtonLink>
            {hero.price && (
              <p className="label basis-full text-text-2">
                <Unbroken>{hero.price}</Unbroken>
              </p>
            )}
          </>
        }
      />
      {hero.slate.length > 0 && (
        <Container>
          <ul className="grid grid-cols-2 border-line lg:grid-cols-4 lg:border-b">
            {hero.slate.map(({ value, label }, at) => (
              <li
                key={at}
                className="flex flex-col border-line py-6 odd:pr-4 max-lg:border-b even:border-l even:pl-4 md:py-8 lg:not-first:border-l lg:pr-4 lg:not-first:pl-8"
              >
                <p className="font-display text-[min(clamp(1.0625rem,0.85rem+1.1vw,2.25rem),max(4.8vw,0.875rem))] leading-tight tracking-[-0.035em] tabular-nums">
                  <Unbroken>{value}</Unbroken>
                </p>
                <p className="label mt-2 text-text-2">{label}</p>
              </li>
            ))}
          </ul>
        </Container>
      )}
    </>
  );
}
