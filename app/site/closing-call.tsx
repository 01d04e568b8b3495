import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";

type Props = {
  /** `plain` ends an article, `dark` and `wide` have a picture, and `wide` is as high as a screen. */
  look?: "plain" | "dark" | "wide";
  title: string;
  text?: string;
  label: string;
  picture?: ReactNode;
};

export function ClosingCall({ look = "dark", title, text, label, picture }: Props) {
  return (
    <section className={`closing closing-${look}`}>
      {picture}
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
