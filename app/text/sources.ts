import { parseUrl } from "./addresses/parse-url.ts";
import { addressIn } from "./addresses/web-address.ts";
import { withoutInvisible } from "./invisible.ts";

export type Source = { text: string; href: string | null };

/** `example.pl`, `example.pl:8080`, `localhost:3000`, and any path after them. */
const host = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.?(:\d{1,5})?(?=[/?#]|$)/u;

function couldBeHost(text: string): boolean {
  const [found = ""] = host.exec(text) ?? [];
  return /[.:]\S/.test(found) && !/\s/.test(text);
}

/** `example.pl/film` is a link, too; books and interviews stay text. Nothing typed is changed. */
export function readSource(source: string): Source {
  const text = source.trim();
  const typed = withoutInvisible(text);
  const [first = ""] = typed.split(/\s/, 1);
  const href = /^https?:\/\//i.test(first)
    ? addressIn(first)
    : couldBeHost(typed)
      ? `https://${addressIn(typed)}`
      : null;
  return { text, href: href !== null && parseUrl(href) ? written(href) : null };
}

/** As a browser asks for it: HTML allows some signs in no address. */
function written(href: string): string {
  return href.replace(/["<>^`{|}]|%(?![\da-f]{2})/gi, encodeURIComponent);
}
