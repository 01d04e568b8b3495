import type { PictureName } from "~/generated/pictures.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";

type Props = {
  /** `plain` has no picture and ends an article, `wide` is as high as a screen. */
  look?: "plain" | "dark" | "wide";
  title: string;
  text?: string;
  label: string;
  /** `dark` shows the page's own picture again, closer and with its light off until the button is aimed at. */
  picture?: { name: PictureName; alt: string };
};

/** The last section of a page, which leads to the contact page. */
export function ClosingCall({ look = "dark", title, text, label, picture }: Props) {
  return (
    <section className={`closing closing-${look}`}>
      {picture && <Picture {...picture} sizes="(max-width: 48rem) 100vw, 66vw" />}
      <Container className="closing-words">
        <h2>{title}</h2>
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
