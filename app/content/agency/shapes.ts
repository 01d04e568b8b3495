import { union, z } from "zod";
import { parseUrl } from "~/text/addresses/parse-url.ts";
import { isDay } from "~/text/dates/is-day.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { invalid } from "./invalid.ts";

function line(most: number) {
  return z.string().trim().min(1, invalid.required).max(most, invalid.tooLong(most));
}

/** Numbers and addresses that people copy bring characters with them that nobody sees. */
function copied() {
  return z.string().overwrite(withoutInvisible).trim().min(1, invalid.required);
}

function matching(pattern: RegExp, message: string) {
  return copied().regex(pattern, message);
}

const email = matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, invalid.email);
const phone = matching(/^(?=(?:\D*\d){9,15}\D*$)\+?[\d -]+$/, invalid.phone);
/** As in a browser's bar or as people say it, without `https://`. */
const profile = copied()
  .transform((address) => (/^[a-z]+:/i.test(address) ? address : `https://${address}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: invalid.profile }));
const picture = matching(/^(?:https?:\/\/[^/\s"<>\\]+)?\/[^/\s"<>\\][^\s"<>\\]*$/, invalid.picture);
/** An empty field would be read as zero, a place in the sea. */
const degrees = (most: number) =>
  z.coerce
    .number(invalid.number)
    .refine((value) => value !== 0 && Math.abs(value) <= most, invalid.number);
const price = z.coerce
  .number(invalid.price)
  .int(invalid.price)
  .min(1, invalid.price)
  .max(1_000_000, invalid.price);

/** Both empty: the office is closed. „9” and „9.00” are `9:00`. */
const time = z
  .string()
  .trim()
  .transform((typed) =>
    typed.replace(/^(\d{1,2})(?:[.:](\d\d))?$/, (_, h, m = "00") => `${h}:${m}`),
  )
  .pipe(z.string().regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d)?$/, invalid.time));
const minutes = (text: string) => Number(text.split(":")[0]) * 60 + Number(text.split(":")[1]);
const opening = {
  from: time,
  to: time,
};
function isOpening({ from, to }: { from: string; to: string }): boolean {
  return from === "" ? to === "" : to !== "" && minutes(from) < minutes(to);
}
/** „9-17” in the first of the two fields fills both. */
function inTwoFields(day: unknown): unknown {
  if (typeof day !== "object" || day === null || !("from" in day)) return day;
  const { from: typed } = day;
  if (typeof typed !== "string") return day;
  const [from, to, ...more] = typed.split(/[-–]/).map((part) => part.trim());
  const isRange = to !== undefined && more.length === 0 && "to" in day && day.to === "";
  return isRange ? { ...day, from, to } : day;
}
const day = z.preprocess(
  inTwoFields,
  z.object(opening).refine(isOpening, { message: invalid.hours, path: ["to"] }),
);
const date = matching(/^\d{4}-\d{2}-\d{2}$/, invalid.date);
function exceptionsOn(day: typeof date) {
  const exception = z
    .object({ date: day, ...opening })
    .refine(isOpening, { message: invalid.hours, path: ["to"] });
  return listOf(z.preprocess(inTwoFields, exception), counts.exceptions).default([]);
}

/** An empty field, or a value of before there was this price, names none. */
const optionalPrice = union(
  [z.literal("").transform(() => null), z.null(), price],
  invalid.price,
).default(null);

/** How many items a list of the site may have; the database holds the same limits. */
export const counts = {
  members: { least: 1, most: 8 },
  entries: { least: 1, most: 6 },
  questions: { least: 3, most: 10 },
  clients: { least: 1, most: 12 },
  profiles: { least: 0, most: 8 },
  exceptions: { least: 0, most: 20 },
} as const;

function listOf<Item extends z.ZodType>(
  item: Item,
  { least, most }: { least: number; most: number },
) {
  return z.array(item).min(least, invalid.tooFew(least)).max(most, invalid.tooMany(most));
}

/** Of what is priced after a talk. */
const usual = { usualFrom: optionalPrice, usualTo: optionalPrice };

const member = z.object({
  name: line(60),
  surname: line(60),
  role: line(120),
  email,
  /** Missing in values of before: then it stands among those of the office, in the same place. */
  phone: phone.optional(),
  bio: line(600),
  photo: picture,
});

const entry = z.object({
  title: line(120),
  client: line(120),
  category: line(60),
  description: line(600),
  image: picture,
  alt: line(300),
  stats: z.array(z.object({ value: line(20), label: line(60) })).length(2),
  /** Which of the two figures the home page shows; missing in values of before. */
  headline: z.enum(["", "1", "2"]).optional(),
  /** Of the case study; a project may have none. */
  slug: union(
    [z.literal(""), matching(/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/, invalid.badSlug)],
    invalid.badSlug,
  ),
});

/** Of a whole tag, as search engines hand it out, the value stays. No sign of it may end an attribute. */
const verification = z
  .string()
  .overwrite(withoutInvisible)
  .trim()
  .transform((pasted) => /\bcontent\s*=\s*(["'])(.*?)\1/i.exec(pasted)?.[2]?.trim() ?? pasted)
  .pipe(z.string().regex(/^[\w+/=.-]{0,200}$/, invalid.verification));

/** Where the tool is, also from the address of its script; nothing that could end an attribute or a directive. */
const toolAddress = z
  .string()
  .overwrite(withoutInvisible)
  .trim()
  .transform((typed) => (typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
  .transform((address) =>
    address.replace(/\/(?:js\/)?[\w.-]+\.(?:js|php)$/, "").replace(/(?<!\/)\/+$/, ""),
  )
  .pipe(
    z
      .string()
      .max(200, invalid.tool)
      .regex(/^(?:https:\/\/(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d{1,5})?(?:\/[\w~-]+)*)?$/i, invalid.tool)
      // A port above 65535, or numbers that are no address of a computer.
      .refine((address) => address === "" || parseUrl(address) !== null, invalid.tool),
  );

function tool(site: RegExp) {
  const found = z.string().overwrite(withoutInvisible).trim();
  return z
    .object({ address: toolAddress, site: found.regex(site, invalid.toolSite) })
    .refine(({ address, site }) => (address === "") === (site === ""), {
      message: invalid.toolPair,
      path: ["site"],
    });
}

/** The values of the table `page_content`. */
export const shapes = {
  office: z.object({
    /** Of before people had their own. */
    phones: z.array(phone).max(8).optional(),
    email,
    location: line(80),
    legalName: line(200),
    street: line(120),
    postalCode: matching(/^\d{2}-\d{3}$/, invalid.postalCode),
    city: line(80),
    region: line(80),
    latitude: degrees(90),
    longitude: degrees(180),
    profiles: listOf(z.object({ address: profile }), counts.profiles).default([]),
  }),
  "opening-hours": z.object({
    days: z.array(day).length(3),
    exceptions: exceptionsOn(date),
  }),
  /** What is not offered has no price. */
  prices: z.object({
    video: z.object({ film: optionalPrice, ...usual }).prefault({}),
    drone: z.object(usual).prefault({}),
    design: z.object(usual).prefault({}),
    website: z
      .object({ small: optionalPrice, company: optionalPrice, shop: optionalPrice })
      .prefault({}),
    contentPerMonth: z
      .object({ start: optionalPrice, rhythm: optionalPrice, newsroom: optionalPrice })
      .prefault({}),
    liveStream: z
      .object({ oneCamera: optionalPrice, fullFrom: optionalPrice, fullTo: optionalPrice })
      .prefault({}),
    podcast: z
      .object({
        audioSession: optionalPrice,
        audioEditing: optionalPrice,
        videoSession: optionalPrice,
        videoEditing: optionalPrice,
        fiveReels: optionalPrice,
      })
      .prefault({}),
  }),
  team: z.object({ members: listOf(member, counts.members) }),
  projects: z.object({ entries: listOf(entry, counts.entries) }),
  clients: z.object({
    clients: listOf(z.object({ name: line(60), logo: picture }), counts.clients),
  }),
  privacy: z.object({
    notice: z.string().trim().max(300, invalid.tooLong(300)),
    messenger: line(300),
    providers: line(300),
    backups: line(100),
    terms: z.string().trim().max(100, invalid.tooLong(100)),
  }),
  tags: z.object({
    google: verification,
    bing: verification,
    facebook: verification,
    plausible: tool(/^(?:[a-z\d-]+\.)*[a-z\d-]*$/i),
    umami: tool(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})?$/i),
    matomo: tool(/^\d{0,9}$/),
  }),
} as const;

/** The form asks for a day of the calendar. Hours that were stored with 31 February before are read all the same. */
export const hoursForm = shapes["opening-hours"].extend({
  exceptions: exceptionsOn(date.refine(isDay, invalid.date)),
});

const question = z.object({ question: line(200), answer: line(1500) });

export const questionsForm = z.object({ questions: listOf(question, counts.questions) });

/**
 * A question that was not changed follows the prices: null is the original in this place, and one that has moved is
 * named by its id.
 */
export const questionsShape = z.object({
  questions: listOf(
    union([z.null(), question, z.object({ original: z.string() })]),
    counts.questions,
  ),
});

export type Shapes = { [Key in keyof typeof shapes]: z.infer<(typeof shapes)[Key]> };
export type Questions = z.infer<typeof questionsShape>;
