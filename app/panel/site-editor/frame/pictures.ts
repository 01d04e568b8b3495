import { chosenCrop, readPictureValue } from "~/site-texts/pictures/pictures.ts";

export type AddressOf = (address: string) => string;

/** A picture on the page. It is pressed on its whole place, since a picture may fade at its edges. */
export function picturePlace(
  { element: image, attribute }: { element: Element; attribute: string | null },
  stored: string,
  addressOf: AddressOf,
) {
  if (image.tagName !== "IMG" || attribute !== "src") return null;
  const first = stateOf(image, stored);
  return {
    line: null,
    element: image.closest(".lazy-picture") ?? image,
    nodes: (): readonly Node[] => [],
    read: () => image.getAttribute("alt") ?? "",
    write: (value: string) => showPicture(image, value, { first, addressOf }),
    attribute: "src",
    around: ["", ""] as const,
  };
}

export function isPicture({ attribute }: { attribute: string | null }): boolean {
  return attribute === "src";
}

/** In percent, as the page crops it now. */
export function pointOf({ element }: { element: Element }): { x: number; y: number } {
  const image = imageIn(element);
  const shown = image ? getComputedStyle(image).objectPosition : "";
  const [, x = "50", y = "50"] = /^([\d.]+)% ([\d.]+)%$/.exec(shown) ?? [];
  return { x: Math.round(Number(x)), y: Math.round(Number(y)) };
}

/** How wide a picture is for its height, on a desk and on a phone. Undefined where it is not shown. */
export type Crops = { desk?: number | undefined; phone?: number | undefined };

/** The frame has other sizes for so long that nothing is drawn meanwhile. */
export function cropsOf(element: Element): Crops {
  const view = element.ownerDocument.defaultView;
  const frame = view?.frameElement;
  if (!(frame instanceof HTMLElement)) return {};
  const { width, height } = frame.style;
  const { scrollX: left, scrollY: top } = view ?? window;
  const ratioAt = (wide: number, high: number) => {
    Object.assign(frame.style, { width: `${wide}px`, height: `${high}px` });
    const box = (imageIn(element) ?? element).getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? box.width / box.height : undefined;
  };
  const crops = { desk: ratioAt(1280, 800), phone: ratioAt(390, 844) };
  Object.assign(frame.style, { width, height });
  // A desk's page is shorter, so that its end may have been passed.
  view?.scrollTo({ left, top, behavior: "instant" });
  return crops;
}

/** What only repeats words is kept from screen readers, and must be reached to be edited. */
export function hidersOf(element: Element): Element[] {
  const around = element.closest('[aria-hidden="true"]');
  return around ? [around, ...hidersOf(around.parentElement ?? element.ownerDocument.body)] : [];
}

function imageIn(element: Element): Element | null {
  return element.matches("img") ? element : element.querySelector("img");
}

type First = ReturnType<typeof stateOf>;

/** As the server has drawn it. */
function stateOf(image: Element, stored: string) {
  const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
  const attributes = ["src", "srcset", "sizes"].map(
    (name) => [name, image.getAttribute(name)] as const,
  );
  const { name, point } = readPictureValue(stored) ?? {};
  const isOwn = point !== undefined || name === undefined;
  return { sources, attributes, style: isOwn ? "" : (image.getAttribute("style") ?? "") };
}

type How = { first: First; addressOf: AddressOf };

function showPicture(image: Element, value: string, { first, addressOf }: How): void {
  const chosen = readPictureValue(value);
  if (!chosen) return;
  const { address, name } = chosen;
  const drawn = first.attributes.find(([key]) => key === "src")?.[1] ?? "";
  const isFirst = nameOf(drawn) === nameOf(address);
  for (const source of first.sources) {
    if (isFirst) image.before(source);
    else source.remove();
  }
  for (const [key, former] of first.attributes) {
    if (isFirst && former !== null) image.setAttribute(key, former);
    else image.removeAttribute(key);
  }
  if (!isFirst) image.setAttribute("src", addressOf(address));
  const middle = name ? null : "50% 50%";
  const position = chosenCrop(chosen) ?? middle;
  image.setAttribute(
    "style",
    position ? `object-position: ${position}` : isFirst ? first.style : "",
  );
}

/** The same picture has several addresses: of another host, of an earlier file, of another kind. */
function nameOf(address: string): string {
  const [path = ""] = address.replace(/^https?:\/\/[^/]+/, "").split("?", 1);
  const dot = path.lastIndexOf(".");
  return dot > path.lastIndexOf("/") ? path.slice(0, dot) : path;
}
