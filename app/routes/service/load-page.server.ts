import { data, type RouterContextProvider } from "react-router";
import type { Section, ServiceBlock } from "~/content/sections/types.ts";
import type { ServicePage, ShownPage } from "~/content/services/types.ts";
import { publicClient } from "~/data/client.server.ts";
import { portfolioOf } from "~/data/portfolio.server.ts";
import { knownPicture } from "~/own-pictures.ts";

/** What a page of sections shows. `service`: whose work and posts stand on it; null on a page of none. */
export async function loadPage<Page extends ServicePage>(
  context: Readonly<RouterContextProvider>,
  page: Page,
  service: string | null,
) {
  const isHere = (block: Section) => block.kind === "portfolio";
  const ids = page.blocks.flatMap((block) => (block.kind === "portfolio" ? block.ids : []));
  // A page of one's own asks only for what it shows.
  const found =
    service === null && !page.blocks.some(isHere)
      ? { portfolio: [] }
      : await portfolioOf(publicClient(context), ids, service);
  const { portfolio, ...more } = found ?? { portfolio: [] };
  const shown: Omit<Page, "blocks"> & ShownPage = {
    ...page,
    ...withQuestions(page),
    blocks: page.blocks
      .filter((block) => block.kind !== "questions")
      // A portfolio with nothing in it is not a section.
      .filter((block) => {
        const hasMore = "more" in more && more.more;
        return block.kind === "portfolio" ? portfolio.length > 0 || hasMore : isFilled(block);
      })
      .map(withKnownPictures),
  };
  const headers = found ? undefined : { "Cache-Control": "no-store" };
  return data({ page: shown, portfolio, ...more }, { headers });
}

/** Questions stand at the end of a page, also those that were added as a section. */
function withQuestions({ blocks, faq }: ServicePage): Pick<ServicePage, "faq"> | null {
  const added = blocks.flatMap((block) => (block.kind === "questions" ? block : []));
  const [first] = added;
  if (!first) return null;
  const items = added
    .flatMap(({ items }) => items)
    .map((item, at) => ({ id: `pytanie-${faq.items.length + at + 1}`, ...item }));
  return { faq: { title: faq.title || first.title, items: [...faq.items, ...items] } };
}

/** What is left of a block whose samples have been left out may be its title alone. */
function isFilled(block: ServiceBlock): boolean {
  if (block.kind === "statement") return block.text !== "";
  if (block.kind === "table") return block.rows.length > 0;
  return Object.values(block).some((part) => Array.isArray(part) && part.length > 0);
}

function withKnownPictures(block: ServiceBlock): ServiceBlock {
  const { still } = block;
  const picture = "picture" in block ? block.picture : undefined;
  return {
    ...block,
    ...(still && { still: { ...still, name: knownPicture(still.name) } }),
    ...(picture && { picture: { ...picture, name: knownPicture(picture.name) } }),
  };
}
