import { z } from "zod";

/** What the panel chooses. The server adds the rest. */
export const optionsSchema = z.object({
  pages: z.boolean().default(false),
  types: z.array(z.string().max(100)).max(100).default([]),
  allPictures: z.boolean().default(false),
  fetch: z.boolean().default(false),
  from: z.string().trim().max(300).default(""),
});

/** Read by the process of one import from its standard input. */
export const orderSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("undo"), run: z.number(), importId: z.number() }),
  z.object({
    kind: z.enum(["trial", "import"]),
    run: z.number(),
    /** The folder with the uploaded files and what is unpacked from them. */
    folder: z.string(),
    place: z.string(),
    name: z.string(),
    uploads: z.string().optional(),
    options: optionsSchema,
  }),
]);

export type JobOrder = z.infer<typeof orderSchema>;
