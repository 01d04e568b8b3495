import { markdownWords } from "~/content/markdown.ts";
import { resolveImage } from "~/data/pictures/images.ts";
import { pictureAt } from "~/own-pictures.ts";
import { Markdown } from "~/text/markdown/markdown.tsx";
import { cx } from "~/ui/cx.ts";

const image = (address: string) => resolveImage(address, { backendUrl: "", picture: pictureAt });

export function TextPreview({ text, opening }: { text: string; opening: boolean }) {
  return (
    <div
      onClickCapture={(event) => event.preventDefault()}
      className={cx("prose mx-auto max-w-[42rem]", opening && "prose-opening")}
    >
      <Markdown text={text} words={markdownWords} image={image} />
    </div>
  );
}
