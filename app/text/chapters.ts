export type Chapter = { at: number; title: string };

const line = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s+(\S.*)$/;

/** The chapters of lines such as „1:05 Tytuł”, in the order of their times; null when a line is no such line. */
export function readChapters(text: string): Chapter[] | null {
  const chapters: Chapter[] = [];
  for (const written of text.split("\n")) {
    if (written.trim() === "") continue;
    const [, hours = "0", minutes = "", seconds = "", title = ""] = line.exec(written.trim()) ?? [];
    if (title === "") return null;
    chapters.push({ at: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds), title });
  }
  return chapters.sort((a, b) => a.at - b.at);
}

export function writeChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${filmTime(at)} ${title}`).join("\n");
}

/** 65 as „1:05”. */
export function filmTime(at: number): string {
  const [hours, minutes, seconds] = [Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
