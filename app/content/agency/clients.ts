import { sample } from "~/text/sample.ts";

/** `width` of a drawing that is `MARK_HEIGHT` high. */
export type HomeClient = { name: string; src: string; width: number };

export const MARK_HEIGHT = 60;

/** Never to be presented as real customers. */
export const sampleClients: readonly HomeClient[] = sample([
  { name: "Atrium", src: "/clients/atrium.svg", width: 250 },
  { name: "Helioma", src: "/clients/helioma.svg", width: 244 },
  { name: "Korba/10", src: "/clients/korba10.svg", width: 273 },
  { name: "Łąkowa 7", src: "/clients/lakowa7.svg", width: 157 },
  { name: "Nordwal", src: "/clients/nordwal.svg", width: 304 },
  { name: "Tarnina", src: "/clients/tarnina.svg", width: 215 },
]);
