import type { Figure } from "./figure.ts";

/** Figures that are measured together. A section starts and stops by itself what it needs. */
export type Section = {
  name: string;
  about: string;
  /** Why it cannot be measured on this machine; null when it can. */
  missing?: () => string | null;
  run: () => Promise<Figure[]>;
};

/** The sections of these names in their own order, or all when none is named. */
export function chooseSections(all: Section[], names: string[]): Section[] {
  const unknown = names.filter((name) => !all.some((section) => section.name === name));
  if (unknown.length > 0) throw new UnknownSection(unknown, all);
  if (names.length === 0) return all;
  return all.filter((section) => names.includes(section.name));
}

/** Tells which names there are. */
export class UnknownSection extends Error {
  constructor(names: string[], all: Section[]) {
    const width = Math.max(...all.map(({ name }) => name.length));
    const list = all.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
    super(`No section is called ${names.join(", ")}. There are:\n${list.join("\n")}`);
  }
}
