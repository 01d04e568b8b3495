import type { StatementBlock } from "~/content/services/types.ts";
import { Container } from "~/ui/container.tsx";
import { Picture } from "~/ui/picture.tsx";

export function Statement({ title, text, picture }: StatementBlock) {
  return (
    <section className="py-section">
      <Container className="grid gap-y-10 lg:grid-cols-12">
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes="(max-width: 64rem) 100vw, 66vw"
          className="-mx-(--bleed) aspect-[4/3] grayscale lg:col-span-8 lg:col-start-5 lg:row-start-1 lg:ml-0 lg:aspect-[16/9]"
        />
        <div className="relative lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:self-end lg:bg-bg lg:pt-12 lg:pr-12">
          <h2 className="max-w-[16ch] text-h2">{title}</h2>
          <p className="mt-6 max-w-[52ch] text-lead text-text-2">{text}</p>
        </div>
      </Container>
    </section>
  );
}
