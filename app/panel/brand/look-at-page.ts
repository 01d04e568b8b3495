import { findingWords as words } from "./words.ts";

/** Below this nobody reads a logo. */
const LEAST_LOGO = 20;

/** What is wrong with the brand on a finished page of this width. */
export function pageFindings(page: Document, where: string): string[] {
  const name = page.querySelector<HTMLElement>(".site-header .brand-name > :last-child");
  const logo = page.querySelector<HTMLImageElement>(".site-header .brand-logo");
  const isCut = name
    ? name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
    : false;
  const { clientWidth, scrollWidth } = page.documentElement;
  const low = logo ? drawnHeight(logo) : LEAST_LOGO;
  return [
    isCut && words.nameCut,
    low < LEAST_LOGO && words.logoLow(Math.round(low)),
    scrollWidth > clientWidth && words.wide(where),
  ].filter((sentence) => sentence !== false);
}

/** A wide logo is drawn lower than its place. */
function drawnHeight(logo: HTMLImageElement): number {
  const { width, height } = logo.getBoundingClientRect();
  const ratio = Number(logo.getAttribute("width")) / Number(logo.getAttribute("height"));
  return ratio > 0 ? Math.min(height, width / ratio) : height;
}
