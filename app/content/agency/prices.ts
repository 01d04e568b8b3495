import { sample } from "~/text/sample.ts";
import type { Shapes } from "./shapes.ts";

export type Prices = Shapes["prices"];

/** All prices of the site, net and in złotys. */
export const prices: Prices = sample({
  video: { film: null, usualFrom: 6000, usualTo: 18_000 },
  drone: { usualFrom: 2500, usualTo: 9000 },
  design: { usualFrom: 3500, usualTo: 12_000 },
  website: { small: 3000, company: 8000, shop: 15_000 },
  contentPerMonth: { start: 2500, rhythm: 4500, newsroom: 8000 },
  liveStream: { oneCamera: 2000, fullFrom: 5000, fullTo: 15_000 },
  podcast: {
    audioSession: 500,
    audioEditing: 400,
    videoSession: 1200,
    videoEditing: 900,
    fiveReels: 600,
  },
});
