import type { Note } from "../entry.ts";
import { momentOf } from "../moments.ts";
import { type Fields, list, recordOf, words } from "./front-matter.ts";

/** The first of these that a file has is the date of its post. */
const dates =
  "date pubdate publishdate publish_date published_at published publisheddate published_date created created_at createdat datepublished".split(
    " ",
  );
const publications = "publishdate publish_date published_at".split(" ");
const ends = "expirydate unpublishdate expires expirationdate expiry_date unpublish_date".split(
  " ",
);
/** Fields that hide a post unless they say no, and fields that hide it unless they say yes. */
const hiding =
  "draft isdraft is_draft wip hidden ishidden unlisted private isprivate unpublished archived headless password protected members members_only membersonly noindex no_index robotsnoindex eleventyexcludefromcollections".split(
    " ",
  );
const showing = "published publish ispublished is_published public listed visible".split(" ");
const states = "status state post_status poststatus visibility".split(" ");

export type Publication = {
  /** Null for a draft. */
  publishedAt: string | null;
  createdAt: string | null;
  notes: Note[];
};

/** Public is only what the old site showed beyond doubt. All else is a draft, with its reason in the notes. */
export function publicationOf(
  fields: Fields,
  place: { file: string; day: string; isDraftFolder: boolean; isPost: boolean },
  now = Date.now(),
): Publication {
  const given = dates.map((name) => words(fields[name])).find((one) => isDate(one)) ?? place.day;
  const moment = momentOf(given);
  const draft = (code: Note["code"], detail: string): Publication => ({
    publishedAt: null,
    createdAt: moment,
    notes: [{ code, detail }],
  });
  if (!place.isPost) return draft("asDraft", place.file);
  // A draft that says so needs no further word.
  if (place.isDraftFolder || /^(true|yes)$/i.test(saidOf(fields.draft))) {
    return { publishedAt: null, createdAt: moment, notes: [] };
  }
  const reason = hiddenBy(fields);
  if (reason) return draft("hidden", reason);
  const end = ends.find((name) => fields[name] !== undefined && words(fields[name]) !== "");
  const ended = end && momentOf(words(fields[end]));
  if (end && (!ended || Date.parse(ended) <= now)) return draft("hidden", shown(end, fields[end]));
  if (!moment) return draft("dateUnknown", given || place.file);
  const later = publications
    .map((name) => momentOf(words(fields[name])))
    .find((one) => one !== null && Date.parse(one) > now);
  return { publishedAt: later ?? moment, createdAt: moment, notes: [] };
}

export function hasDate(fields: Fields): boolean {
  return dates.some((name) => isDate(words(fields[name])));
}

/** The mark that hides the post. Null when there is none. */
function hiddenBy(fields: Fields): string | null {
  for (const name of hiding) {
    if (!/^(|false|no|0|off|null)$/i.test(saidOf(fields[name]))) return shown(name, fields[name]);
  }
  for (const name of showing) {
    const said = saidOf(fields[name]);
    if (/^(false|no|0|off|never)$/i.test(said)) return shown(name, fields[name]);
  }
  for (const name of states) {
    const said = words(fields[name]);
    const isPublic = /^(|publish|published|public|live|posted|opublikowan[ya]|publiczn[ya])$/i;
    if (!isPublic.test(said)) return shown(name, fields[name]);
  }
  if (/noindex|none/i.test(saidOf(fields.robots))) return shown("robots", fields.robots);
  if (saidOf(fields.permalink) === "false") return shown("permalink", fields.permalink);
  for (const name of ["_build", "build"]) {
    const build = recordOf(fields[name]);
    const kept = ["render", "list"].filter(
      (key) => !/^(|true|always)$/.test(saidOf(build.get(key))),
    );
    if (kept.length > 0) return shown(name, fields[name]);
  }
  return null;
}

/** Also of a list or a record: these are something, too. */
function saidOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return String(value);
  return words(value) || list(value).join(" ") || (typeof value === "string" ? "" : "…");
}

function shown(name: string, value: unknown): string {
  return `${name}: ${words(value) || JSON.stringify(value)}`;
}

/** Whether the field is meant as a date; `published` may be yes or no instead. */
function isDate(text: string): boolean {
  return /\d/.test(text) && !/^[01]$/.test(text);
}
