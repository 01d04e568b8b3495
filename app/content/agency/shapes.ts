import { z } from "zod";
import { editor } from "../admin/admin.ts";
import { pageContent } from "../admin/company.ts";

const { invalid } = pageContent;

function line(most: number) {
  return z.string().trim().min(1, editor.required).max(most, editor.tooLong(most));
}

function matching(pattern: RegExp, message: string) {
  return z.string().trim().min(1, editor.required).regex(pattern, message);
}

const email = matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, invalid.email);
const phone = matching(/^(?=(?:\D*\d){9,15}\D*$)\+?[\d -]+$/, invalid.phone);
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

/** Both empty: the office is closed. */
const time = z
  .string()
  .trim()
  .regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d)?$/, invalid.time);
const minutes = (text: string) => Number(text.split(":")[0]) * 60 + Number(text.split(":")[1]);
const opening = {
  from: time,
  to: time,
};
function isOpening({ from, to }: { from: string; to: string }): boolean {
  return from === "" ? to === "" : to !== "" && minutes(from) < minutes(to);
}
const day = z.object(opening).refine(isOpening, { message: invalid.hours, path: ["to"] });
const exception = z
  .object({ date: matching(/^\d{4}-\d{2}-\d{2}$/, invalid.date), ...opening })
  .refine(isOpening, { message: invalid.hours, path: ["to"] });

const member = z.object({
  name: line(60),
  surname: line(60),
  role: line(120),
  email,
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
  slug: matching(/^[a-z0-9_]+(?:-[a-z0-9_]+)*$/, editor.badSlug),
});

/** The values of the table `page_content`; the counts are those of the pages. */
export const shapes = {
  office: z.object({
    phones: z.array(phone).length(3),
    email,
    location: line(80),
    legalName: line(200),
    street: line(120),
    postalCode: matching(/^\d{2}-\d{3}$/, invalid.postalCode),
    city: line(80),
    region: line(80),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  "opening-hours": z.object({
    days: z.array(day).length(3),
    exceptions: z.array(exception).max(20, editor.tooMany(20)).default([]),
  }),
  prices: z.object({
    website: z.object({ small: price, company: price, shop: price }),
    contentPerMonth: z.object({ start: price, rhythm: price, newsroom: price }),
    liveStream: z.object({ oneCamera: price, fullFrom: price, fullTo: price }),
    podcast: z.object({
      audioSession: price,
      audioEditing: price,
      videoSession: price,
      videoEditing: price,
      fiveReels: price,
    }),
  }),
  team: z.object({ members: z.array(member).length(3) }),
  projects: z.object({ entries: z.array(entry).length(3) }),
  clients: z.object({
    clients: z
      .array(z.object({ name: line(60), logo: picture }))
      .min(1, editor.required)
      .max(12, editor.tooMany(12)),
  }),
  privacy: z.object({
    notice: z.string().trim().max(300, editor.tooLong(300)),
    messenger: line(300),
    providers: line(300),
    backups: line(100),
    terms: z.string().trim().max(100, editor.tooLong(100)),
  }),
} as const;

/** Five questions; null is one that was not changed, and so follows the prices. */
export const questionsShape = z.object({
  questions: z.array(z.object({ question: line(200), answer: line(1500) }).nullable()).length(5),
});

export type Shapes = { [Key in keyof typeof shapes]: z.infer<(typeof shapes)[Key]> };
export type Questions = z.infer<typeof questionsShape>;
