import type { Nodes, Parents } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { defaultHandlers, type Options } from "mdast-util-to-markdown";

export const markdownOptions: Options = {
  bullet: "-",
  emphasis: "*",
  rule: "-",
  fences: true,
  listItemIndent: "one",
  // Addresses in running text become links by themselves, so that extension's escapes are left out.
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ],
  handlers: {
    // A line break in Markdown is one on our pages, so it needs no backslash.
    break: (node, parent, state, info) =>
      defaultHandlers.break(node, parent, state, info).replace("\\\n", "\n"),
    link: (node, parent, state, info) => {
      const [only] = node.children;
      const words = node.children.length === 1 && only?.type === "text" ? only.value : "";
      const isAddress = words === node.url && /^https?:\/\/[\w./?=&%#~+:@-]*[\w/]$/.test(node.url);
      const isMail = node.url === `mailto:${words}` && /^[\w.+-]+@[\w-]+(\.\w+)+$/.test(words);
      return (isAddress || isMail) && standsAlone(node, parent)
        ? words
        : defaultHandlers.link(node, parent, state, info);
    },
    text: (node, _parent, state, info) =>
      state
        .safe(node.value, info)
        // Needless escapes: `a_b` is no emphasis, and `R&D` no entity. A backslash may be escaped itself.
        .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, "_")
        .replace(/(?<!\\)((?:\\\\)*)\\&(?![\w#]+;)/g, "$1&"),
  },
  resourceLink: true,
};

/** Whether an address ends where its link does: letters or escapes behind it would belong to it. */
function standsAlone(link: Nodes, parent: Parents | undefined): boolean {
  const around: readonly Nodes[] = parent?.children ?? [];
  const at = around.indexOf(link);
  const [before, after] = [around[at - 1], around[at + 1]];
  return (
    (!before ||
      (before.type === "text"
        ? /[\s(\p{Ps}\p{Pi}\p{Pf}]$/u.test(before.value)
        : before.type === "break")) &&
    (!after ||
      (after.type === "text"
        ? /^[.,;:!?)…–—\p{Pe}\p{Pf}\p{Pi}]*(\s|$)/u.test(after.value)
        : after.type === "break"))
  );
}
