import type { PagePicture } from "~/picture-source.ts";
import { type DayOpening, openingHours, type WeekHours } from "./opening-hours.ts";
import type { Shapes } from "./shapes.ts";

export function phonesOf(team: readonly { name: string; phone: string }[]) {
  return team.map(({ name, phone }) => ({ label: name, number: phone }));
}

const AHEAD = 30;

/** `today` as `2026-12-24`: without it no single days are shown. An office that never opens has no hours to show. */
export function shownHours(
  week: WeekHours,
  exceptions: readonly DayOpening[] = [],
  today?: string,
): { days: string; time: string }[] {
  const soon = exceptions.filter(({ date }) => {
    const ahead = today ? (Date.parse(date) - Date.parse(today)) / 86_400_000 : -1;
    return ahead >= 0 && ahead <= AHEAD;
  });
  const single = soon
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, open }) => ({ days: date.slice(5).split("-").reverse().join("."), open }));
  const isKnown = [...week, ...single].some(({ open }) => open);
  return (isKnown ? [...week, ...single] : []).map(({ days, open }) => ({
    days,
    time: open ? `${open.from}–${open.to}` : "nieczynne",
  }));
}

export function mapOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  const bbox = [longitude - 0.006, latitude - 0.003, longitude + 0.006, latitude + 0.003];
  const query = new URLSearchParams({
    bbox: bbox.map((edge) => edge.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return {
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    embed: `https://www.openstreetmap.org/export/embed.html?${query}`,
  };
}

const networks: Readonly<Record<string, string>> = {
  "behance.net": "Behance",
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "tiktok.com": "TikTok",
  "vimeo.com": "Vimeo",
  "x.com": "X",
  "youtube.com": "YouTube",
};

/** Named by its network, or by its host. */
export function profileOf({ address }: { address: string }): { name: string; href: string } {
  const host = new URL(address).hostname.replace(/^(?:www|m|pl)\./, "");
  return { name: networks[host] ?? host, href: address };
}

/** The address of one of the site's own pictures, which no build changes. */
export function pictureAddress(picture: PagePicture): string {
  return typeof picture === "string" ? `/images/${picture}.webp` : picture.src;
}

export function openingOf({ days, exceptions }: Shapes["opening-hours"]) {
  const open = (day?: { from: string; to: string }) =>
    day?.from ? { from: day.from, to: day.to } : null;
  return {
    week: openingHours.map((row, at) => ({ ...row, open: open(days[at]) })),
    exceptions: exceptions.map((day): DayOpening => ({ date: day.date, open: open(day) })),
  };
}
