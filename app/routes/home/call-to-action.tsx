import { common } from "~/content/common.ts";
import { home } from "~/content/home.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";

/** The widest shot of the film, and one sentence in its dark. */
export function CallToAction() {
  const { title, pictureAlt } = home.cta;
  return (
    <section aria-labelledby="wezwanie-tytul" className="relative isolate overflow-clip bg-bg">
      <div className="relative lg:absolute lg:inset-0 lg:-z-10 lg:left-[34%]">
        <Picture
          name="case-event-live"
          alt={pictureAlt}
          sizes="(max-width: 64rem) 100vw, 66vw"
          className="page-hero-picture aspect-[4/3] sm:max-lg:aspect-[2/1] lg:absolute! lg:inset-0 lg:aspect-auto"
          imgClassName="object-[50%_30%]!"
        />
      </div>
      <Container className="flex flex-col items-start justify-center pb-section max-lg:-mt-16 lg:min-h-[min(46rem,90svh)] lg:py-section">
        <h2 id="wezwanie-tytul" className="relative max-w-[13ch] text-h1">
          {title}
        </h2>
        <ButtonLink to="/kontakt" size="lg" className="mt-10">
          {common.contactUs}
        </ButtonLink>
      </Container>
    </section>
  );
}
