import type { PictureName } from "~/generated/pictures.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";

const looks = {
  /** After an article: no picture, the sentence beside its title. */
  plain: {
    section: "border-t bg-surface",
    picture: "",
    container:
      "grid gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end",
    title: "max-w-[16ch] text-h2",
  },
  /** At the end of a page: the words stand before the dark side of a picture. */
  dark: {
    section: "border-t",
    picture:
      "closing-picture absolute inset-y-0 right-0 -z-10 aspect-auto w-full opacity-30 md:w-[60%] md:opacity-80",
    container: "py-section",
    title: "mb-7 max-w-[16ch] text-[clamp(2.125rem,1rem+4.6vw,5.5rem)] leading-none",
  },
  /** On the home page: as high as a screen; on a phone the picture stands above the words. */
  wide: {
    section: "bg-bg",
    picture:
      "page-hero-picture aspect-[4/3] sm:max-lg:aspect-[2/1] lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:aspect-auto lg:w-[66%]",
    container:
      "relative flex flex-col items-start justify-center pb-section max-lg:-mt-16 lg:min-h-[min(46rem,90svh)] lg:py-section",
    title: "max-w-[13ch] text-h1",
  },
};

type Props = {
  look?: keyof typeof looks;
  title: string;
  text?: string;
  label: string;
  picture?: { name: PictureName; alt: string };
};

export function ClosingCall({
  look = "dark",
  title,
  text,
  label,
  picture = { name: "hero-bg", alt: "" },
}: Props) {
  const classes = looks[look];
  return (
    <section className={`relative isolate overflow-clip border-line ${classes.section}`}>
      {classes.picture && (
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="(max-width: 48rem) 100vw, 66vw"
          className={classes.picture}
        />
      )}
      <Container className={classes.container}>
        <h2 className={classes.title}>{title}</h2>
        <div>
          {text && <p className="max-w-[46ch] text-lead text-text-2">{text}</p>}
          <ButtonLink to="/kontakt" size="lg" className="mt-9">
            {label}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
