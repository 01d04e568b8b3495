import { type CSSProperties, useMemo } from "react";
import Renderer, { type Components } from "react-markdown";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import { isAvif, uploadedSizes } from "../uploaded-sizes.ts";
import { rehypeHeadingIds } from "./heading-ids.ts";
import { remarkLinkAddresses } from "./link-addresses.ts";
import { parserInput } from "./parser-input.ts";
import { type FilmWords, rehypeFilms } from "./rehype-films.ts";
import {
  rehypeCaptions,
  rehypeCellLabels,
  rehypeFootnoteLabel,
  rehypeHeadingLevels,
} from "./rehype-plugins.ts";
import { remarkShownHtml } from "./shown-html.ts";
import { isTooHeavy } from "./too-heavy.ts";
import { remarkTypeset } from "./typeset-markdown.ts";

type Words = Record<"footnotes" | "backToText" | "done" | "toDo" | "table", string> & {
  undescribed?: string;
  film: FilmWords;
};

type Image = {
  src: string;
  srcSet?: string;
  avif?: string;
  width?: number;
  height?: number;
  alt?: string;
};

type Props = {
  text: string;
  words: Words;
  topHeading?: 2 | 3;
  /** Keeps the ids of footnotes apart when several texts stand on one page. */
  name?: string;
  image?: (address: string) => Image | null;
};

const sizes = "(max-width: 768px) 100vw, 48rem";

/** GFM, typeset, no raw HTML but line breaks and films. Links keep http, https, irc, ircs, mailto and xmpp only. */
export function Markdown({ text, words, topHeading = 2, name = "", image = plainImage }: Props) {
  const components = useMemo(() => componentsFor(words, image), [words, image]);
  const isSource = useMemo(() => isTooHeavy(text), [text]);
  if (isSource) return <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <Renderer
      remarkPlugins={[remarkGfm, remarkLinkAddresses, remarkShownHtml, remarkBreaks, remarkTypeset]}
      rehypePlugins={[
        rehypeCellLabels,
        [rehypeHeadingLevels, { top: topHeading }],
        [rehypeFootnoteLabel, { prefix: `${name}-` }],
        [rehypeHeadingIds, { prefix: `${name}-` }],
        [rehypeFilms, { words: words.film, source: (path: string) => image(path)?.src ?? path }],
        rehypeCaptions,
      ]}
      remarkRehypeOptions={{
        clobberPrefix: `${name}-`,
        footnoteLabel: words.footnotes,
        footnoteLabelProperties: {},
        footnoteBackLabel: words.backToText,
      }}
      skipHtml
      components={components}
    >
      {parserInput(text)}
    </Renderer>
  );
}

/** For `.prose img`, which is shown no wider than its pixels. */
function pixels(width?: number): (CSSProperties & Record<"--w", number>) | undefined {
  return width ? { "--w": width } : undefined;
}

function plainImage(address: string): Image {
  return { src: address };
}

function componentsFor(words: Words, image: (address: string) => Image | null): Components {
  return {
    // A refused address leaves only the words of its link.
    a: ({ node: _, href, ...rest }) =>
      href ? (
        <a {...rest} href={href} rel={isExternal(href) ? "noopener" : undefined} />
      ) : (
        rest.children
      ),
    img: ({ node: _, src, alt = "", title }) => {
      const found = typeof src === "string" && src ? image(src) : null;
      if (!found) return null;
      const { src: address, srcSet, avif, width, height } = found;
      const copies = srcSet && { srcSet, sizes: uploadedSizes(sizes, width) };
      const inSource = isAvif(srcSet);
      const own = alt.trim() === words.undescribed ? "" : alt;
      const shown = (
        <img
          src={address}
          {...(!inSource && copies)}
          width={width}
          height={height}
          style={pixels(width)}
          alt={own || found.alt || ""}
          title={title}
          loading="lazy"
          decoding="async"
        />
      );
      if (!avif && !inSource) return shown;
      return (
        <picture>
          <source type="image/avif" {...(avif ? { srcSet: avif, sizes } : copies)} />
          {shown}
        </picture>
      );
    },
    input: ({ node: _, ...rest }) => (
      <input {...rest} aria-label={rest.checked ? words.done : words.toDo} />
    ),
    // Wide tables and code scroll by themselves, so that the page does not.
    table: ({ node: _, ...rest }) => (
      // biome-ignore lint/a11y/useSemanticElements: a section is a landmark, and two of one name are a fault
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard
      <div role="group" className="wide" aria-label={words.table} tabIndex={0}>
        <table {...rest} />
      </div>
    ),
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard
    pre: ({ node: _, ...rest }) => <pre {...rest} tabIndex={0} />,
  };
}

function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}
