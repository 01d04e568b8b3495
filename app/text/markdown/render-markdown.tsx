import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "./markdown.tsx";

/** Markdown as finished HTML, so that no public page carries the code that makes it. */
export function renderMarkdown(props: ComponentProps<typeof Markdown>): string {
  return props.text.trim() === "" ? "" : renderToStaticMarkup(<Markdown {...props} />);
}
