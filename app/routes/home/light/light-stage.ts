import { type LightSetting, lightPart } from "~/text/addresses/light-setting.ts";
import { lamps as addresses } from "./lamps.ts";
import { lateFrames } from "./late-frames.ts";
import { lightCanvas } from "./light-canvas.ts";

/** How long a lamp takes for two thirds of its way, in milliseconds. */
const GLOW = 70;
const WIDEST = 1_280;
/** Of the pixels that are drawn at first, where frames come late. */
const FEWER = 0.5;

export type LightStage = {
  /** `atOnce`: for visitors who want no motion. */
  show: (setting: LightSetting, atOnce: boolean) => void;
  free: () => void;
};

/** Lays the three lamps over the picture. Rejects when a picture of a lamp does not come. */
export async function lightStage(picture: HTMLImageElement): Promise<LightStage> {
  const place = picture.closest(".lazy-picture");
  if (!place) throw new Error("The picture has no place");
  const room: Element = place;
  const lamps = await Promise.all(addresses.map(decoded));
  const { objectPosition } = getComputedStyle(picture);
  const fit = { objectFit: "cover", objectPosition };
  let drawer =
    (await onCanvas(place, picture, lamps, fit, takeLayers)) ?? inLayers(place, lamps, fit);
  let [now, wanted]: [number[], number[]] = [[], []];
  let last: number | null = null;
  let isLate = lateFrames();

  function draw(time: number) {
    const passed = last === null ? 16 : time - last;
    if (last !== null && isLate(passed)) drawFewerPixels();
    last = time;
    const step = 1 - Math.exp(-Math.min(passed, 50) / GLOW);
    now = now.map((part, lamp) => {
      const goal = wanted[lamp] ?? 0;
      return Math.abs(goal - part) < 0.002 ? goal : part + (goal - part) * step;
    });
    drawer.show(now);
    if (now.every((part, lamp) => part === wanted[lamp])) last = null;
    else requestAnimationFrame(draw);
  }

  /** First half of them, then the browser adds the pictures itself. */
  function drawFewerPixels() {
    isLate = lateFrames();
    if (!drawer.shrink()) takeLayers();
  }

  function takeLayers() {
    drawer.free();
    drawer = inLayers(room, lamps, fit);
    drawer.show(now);
  }

  return {
    show(setting, atOnce) {
      wanted = setting.map(lightPart);
      if (atOnce || now.length === 0) {
        now = wanted;
        drawer.show(now);
      } else if (last === null) {
        last = performance.now();
        requestAnimationFrame(draw);
      }
    },
    free: () => drawer.free(),
  };
}

type Drawer = {
  show: (parts: readonly number[]) => void;
  /** False when it cannot draw fewer pixels. */
  shrink: () => boolean;
  free: () => void;
};
type Fit = { objectFit: string; objectPosition: string };

async function onCanvas(
  place: Element,
  picture: HTMLImageElement,
  lamps: readonly HTMLImageElement[],
  fit: Fit,
  onLost: () => void,
): Promise<Drawer | null> {
  const canvas = document.createElement("canvas");
  const light = await lightCanvas(canvas, lamps);
  if (!light) return null;
  const size = sizeOf(picture);
  Object.assign(canvas, size);
  Object.assign(canvas.style, fit);
  canvas.className = "light";
  place.append(canvas);
  canvas.addEventListener("webglcontextlost", onLost);
  let shown: readonly number[] = [];
  return {
    show(parts) {
      shown = parts;
      light.show(parts);
    },
    shrink() {
      if (canvas.width < size.width) return false;
      Object.assign(canvas, {
        width: Math.round(size.width * FEWER),
        height: Math.round(size.height * FEWER),
      });
      light.show(shown);
      return true;
    },
    free() {
      canvas.removeEventListener("webglcontextlost", onLost);
      light.free();
      canvas.remove();
    },
  };
}

/** The browser adds them as they are stored, not as light: a little too bright where two lamps meet. */
function inLayers(place: Element, lamps: readonly HTMLImageElement[], fit: Fit): Drawer {
  const layers = document.createElement("span");
  layers.className = "light";
  for (const lamp of lamps) {
    Object.assign(lamp, { alt: "", className: "light-lamp" });
    Object.assign(lamp.style, fit);
  }
  layers.append(...lamps);
  place.append(layers);
  return {
    show(parts) {
      for (const [at, lamp] of lamps.entries())
        lamp.style.opacity = String((parts[at] ?? 0) ** (1 / 2.2));
    },
    shrink: () => true,
    free: () => layers.remove(),
  };
}

async function decoded(src: string): Promise<HTMLImageElement> {
  const lamp = Object.assign(new Image(), { src });
  await lamp.decode();
  return lamp;
}

/** As many pixels as the screen shows of it, in the picture's own ratio. */
function sizeOf({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) {
  const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
  const width = Math.min(WIDEST, Math.round(naturalWidth * scale * Math.min(devicePixelRatio, 2)));
  return { width, height: Math.round((width * naturalHeight) / naturalWidth) };
}
