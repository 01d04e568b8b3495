import { typeset } from "~/text/typeset.ts";

/** „Ustaw światło” of the home page, whose code comes with its pictures. */
export const light = typeset({
  title: "Ustaw światło",
  lead: "Trzy lampy czekają na twoją rękę. Ustaw je jak przed wywiadem i wyślij komuś swój kadr.",
  key: "Klucz",
  back: "Kontra",
  ground: "Tło",
  /** What a screen reader says of a lamp, from none of its light to all. */
  steps: {
    off: "zgaszone",
    faint: "ledwie świeci",
    half: "w połowie mocy",
    strong: "mocno",
    full: "pełna moc",
  },
  presetsLabel: "Gotowe ustawienia",
  presets: { interview: "wywiad", confession: "wyznanie", passport: "paszport" },
  send: "Wyślij ten kadr",
  readout: "klucz {ratio}:1, {kelvin} K",
  readoutWithoutKey: "klucz zgaszony",
});
