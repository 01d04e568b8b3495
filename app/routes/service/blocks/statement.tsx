import type { StatementBlock } from "~/content/sections/types.ts";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";

export function Statement({ title, text, picture }: StatementBlock) {
  return (
    <section className="py-section">
      <Container className="grid gap-x-16 gap-y-10 lg:grid-cols-12 lg:items-end">
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="(max-width: 64rem) 100vw, 58vw"
          className="fits -mx-(--bleed) aspect-[4/3] [filter:grayscale(1)] lg:order-2 lg:col-span-7 lg:ml-0 lg:aspect-[4/3]"
        />
        <div className="lg:col-span-5">
          <h2 className="max-w-[16ch] text-h2">{title}</h2>
          <p className="mt-6 max-w-[52ch] text-lead text-text-2">{text}</p>
        </div>
      </Container>
    </section>
  );
}
