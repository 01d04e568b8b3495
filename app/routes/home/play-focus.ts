import { home } from "~/content/home.ts";
import { type Lens, lensOver } from "./focus-lens.ts";
import { distanceOf, focusWhileScrolled, pointInPicture, slowFrames } from "./focus-planes.ts";
import depthAddress from "./focus-planes-depth.webp?url&no-inline";

/** How long the focus takes for two thirds of its way, in milliseconds. */
const PULL = 170;
const WIDEST = 1_280;

/**
 * Lays a canvas over the picture, in which one of its planes is sharp: the one that the page is scrolled to, or the
 * one that is pointed at. Where it cannot be drawn sixty times a second the picture stays as it is.
 */
export async function playFocus(picture: HTMLImageElement): Promise<() => void> {
  await picture.decode();
  const place = picture.closest<HTMLElement>(".lazy-picture");
  const canvas = document.createElement("canvas");
  const { width, height } = sizeOf(picture);
  // The reader went on to another page meanwhile.
  if (width === 0 || height === 0) return () => undefined;
  const [shown, depths] = await Promise.all([
    bitmap(picture.currentSrc, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" }),
    bitmap(depthAddress),
  ]);
  const depthAt = reader(depths);
  Object.assign(canvas, { width, height, className: "loop" });
  canvas.setAttribute("aria-hidden", "true");
  const lens = place && depthAt && (await lensOver(canvas, shown, depths));
  if (!lens) return () => undefined;

  const { objectPosition } = getComputedStyle(picture);
  Object.assign(canvas.style, { objectFit: "cover", objectPosition });
  const label = distanceLabel();
  place.append(canvas, label);

  const ended = new AbortController();
  const { signal } = ended;
  const pull = focusPuller(lens, label, () => ended.abort());
  let pointed: number | null = null;
  let isSeen = false;
  const look = () => {
    if (!isSeen || document.documentElement.dataset.motion === "paused") return;
    const { top, height } = place.getBoundingClientRect();
    pull(pointed ?? focusWhileScrolled((top + height / 2) / innerHeight));
  };
  const point = ({ clientX, clientY }: MouseEvent) => {
    const box = place.getBoundingClientRect();
    const at = { x: clientX - box.x, y: clientY - box.y };
    pointed = depthAt(pointInPicture(at, box, canvas, objectPosition));
    look();
  };
  const release = () => {
    pointed = null;
    look();
  };
  const options = { signal, passive: true };
  place.addEventListener(
    "pointermove",
    (event) => event.pointerType !== "touch" && point(event),
    options,
  );
  place.addEventListener(
    "pointerleave",
    (event) => event.pointerType !== "touch" && release(),
    options,
  );
  place.addEventListener("click", point, options);
  window.addEventListener("scroll", release, options);
  canvas.addEventListener("webglcontextlost", () => ended.abort(), options);

  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    look();
  });
  seen.observe(place);
  signal.addEventListener("abort", () => {
    seen.disconnect();
    canvas.remove();
    label.remove();
    lens.free();
  });
  return () => ended.abort();
}

/** Draws frames only while the focus moves; tells when the device is too slow for it. */
function focusPuller(lens: Lens, label: HTMLElement, tooSlow: () => void) {
  const isSlow = slowFrames();
  let focus = 1;
  let wanted = 1;
  let last: number | null = null;
  let isMoving = false;
  let isDrawn = false;
  const isThere = () => isDrawn && Math.abs(wanted - focus) <= 0.002;

  function draw(now: number) {
    if (last !== null && isSlow(now - last)) return tooSlow();
    const passed = last === null ? 16 : Math.min(now - last, 50);
    last = now;
    focus += (wanted - focus) * (1 - Math.exp(-passed / PULL));
    lens.focusOn(focus);
    show(label, focus);
    isDrawn = true;
    isMoving = !isThere();
    if (isMoving) requestAnimationFrame(draw);
    else last = null;
  }

  return (depth: number) => {
    wanted = depth;
    if (isMoving || isThere()) return;
    isMoving = true;
    requestAnimationFrame(draw);
  };
}

function distanceLabel(): HTMLElement {
  const label = document.createElement("span");
  label.className = "label absolute bottom-0 bg-bg/70 px-5 py-2 text-text";
  label.setAttribute("aria-hidden", "true");
  return label;
}

function show(label: HTMLElement, focus: number): void {
  const metres = distanceOf(focus).toFixed(1).replace(".", ",");
  const text = `${home.intro.focus} ${metres}\u00a0m`;
  if (label.textContent !== text) label.textContent = text;
  // What is drawn for the first time comes in.
  label.previousElementSibling?.classList.add("loop-plays");
}

/** As many pixels as the screen shows of it, in the picture's own ratio. */
function sizeOf({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) {
  const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
  const width = Math.min(WIDEST, Math.round(naturalWidth * scale * Math.min(devicePixelRatio, 2)));
  return { width, height: Math.round((width * naturalHeight) / naturalWidth) };
}

/** The browser decodes it outside the main thread, so that the page can be scrolled meanwhile. */
async function bitmap(address: string, options?: ImageBitmapOptions): Promise<ImageBitmap> {
  const response = await fetch(address);
  return createImageBitmap(await response.blob(), options);
}

function reader(depths: ImageBitmap) {
  const { width, height } = depths;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(depths, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return ({ x, y }: { x: number; y: number }) => {
    const column = Math.max(0, Math.min(width - 1, Math.floor(x * width)));
    const row = Math.max(0, Math.min(height - 1, Math.floor(y * height)));
    return (data[4 * (row * width + column)] ?? 0) / 255;
  };
}
