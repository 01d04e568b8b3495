import { plainSpaces } from "../../../app/text/plain-spaces.ts";

/** The HTML of a page, searched as text. */
export class Html {
  readonly source;

  constructor(source: string) {
    this.source = source;
  }

  /** The `<main>` without what only scripts and noscript readers get. */
  get main(): string {
    const main = /<main[\s\S]*?<\/main>/.exec(this.source)?.[0] ?? "";
    return main.replace(/<script[\s\S]*?<\/script>|<noscript[\s\S]*?<\/noscript>/g, "");
  }

  get text(): string {
    return read(this.main);
  }

  /** The texts of all elements of a name within `<main>`. */
  all(element: string): string[] {
    const pattern = new RegExp(`<${element}[\\s>][\\s\\S]*?</${element}>`, "g");
    return [...this.main.matchAll(pattern)].map(([found]) => read(found));
  }

  hrefs(): string[] {
    return [...this.main.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decode(href));
  }

  /** Content of a `<meta name>` or `<meta property>`. */
  meta(name: string): string | undefined {
    const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(this.source);
    return tag?.[1] === undefined ? undefined : decode(tag[1]);
  }

  get title(): string {
    return decode(/<title>([^<]*)<\/title>/.exec(this.source)?.[1] ?? "");
  }

  get canonical(): string | undefined {
    return /<link rel="canonical" href="([^"]*)"/.exec(this.source)?.[1];
  }

  jsonLd(): { "@type": string; [property: string]: unknown }[] {
    const scripts = this.source.matchAll(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    );
    return [...scripts].map(([, json = ""]) => JSON.parse(json));
  }
}

export async function getHtml(
  url: string,
): Promise<{ status: number; headers: Headers; html: Html }> {
  const response = await fetch(url, { redirect: "manual" });
  return {
    status: response.status,
    headers: response.headers,
    html: new Html(await response.text()),
  };
}

/** The characters of some HTML; only non-breaking spaces become plain ones. */
export function read(html: string): string {
  return plainSpaces(decode(html.replace(/<[^>]+>/g, "")));
}

export function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
