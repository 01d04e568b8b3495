import type { PictureName } from "~/generated/pictures.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";

type Props = { title: string; text: string; label: string; picture?: PictureName };

/** The last frame of a page: one sentence, one button, and the light still on. */
export function ClosingCall({ title, text, label, picture = "hero-bg" }: Props) {
  return (
    <section className="relative isolate overflow-clip border-line border-t">
      <Picture
        name={picture}
        alt=""
        sizes="(max-width: 48rem) 100vw, 60vw"
        className="closing-picture absolute! inset-y-0 right-0 -z-10 aspect-auto! w-full opacity-30 md:w-[60%] md:opacity-80"
      />
      <Container className="flex flex-col items-start py-section">
        <h2 className="max-w-[16ch] text-[clamp(2.125rem,1rem+4.6vw,5.5rem)] leading-none">
          {title}
        </h2>
        <p className="mt-7 max-w-[46ch] text-lead text-text-2">{text}</p>
        <ButtonLink to="/kontakt" size="lg" className="mt-10">
          {label}
        </ButtonLink>
      </Container>
    </section>
  );
}
