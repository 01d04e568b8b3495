import { addressIn } from "../addresses/web-address.ts";
import { withoutInvisible } from "../invisible.ts";

type MarkdownNode = { type: string; value?: string; url?: string; children?: MarkdownNode[] };

/** Remark plugin, before the typesetting: `remarkPlugins={[remarkGfm, remarkLinkAddresses]}`. */
export function remarkLinkAddresses() {
  return (tree: MarkdownNode): void => tidyAddresses(tree);
}

/**
 * In place: takes what nobody sees out of each address, and the signs of the sentence out of one that is its own words. The
 * parser knows only straight signs.
 */
export function tidyAddresses(node: MarkdownNode): void {
  if (node.url) node.url = withoutInvisible(node.url);
  if (!node.children) return;
  for (const child of node.children) tidyAddresses(child);
  if (node.children.some(isOwnAddress)) {
    node.children = node.children.flatMap((child) =>
      isOwnAddress(child) ? trimmed(child) : child,
    );
  }
}

function isOwnAddress({ type, url, children = [] }: MarkdownNode): boolean {
  const words = wordsOf(children);
  return type === "link" && /^(?:https?:\/\/|www\.)/i.test(words) && url === addressOf(words);
}

function wordsOf([only, ...others]: readonly MarkdownNode[]): string {
  return others.length === 0 && only?.type === "text" ? (only.value ?? "") : "";
}

function addressOf(words: string): string {
  return withoutInvisible(/^w/i.test(words) ? `http://${words}` : words);
}

function trimmed(link: MarkdownNode): MarkdownNode[] {
  const words = wordsOf(link.children ?? []);
  const address = addressIn(words);
  if (address === words) return [link];
  const behind = { type: "text", value: words.slice(address.length) };
  return [
    { ...link, url: addressOf(address), children: [{ type: "text", value: address }] },
    behind,
  ];
}
