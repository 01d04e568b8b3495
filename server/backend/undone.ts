import { z } from "zod";

/** What `undo_import` answers: the records that were changed first, then what it took back. */
export const undoneSchema = z.union([
  z.object({ changed: z.array(z.string()) }),
  z.object({
    /** The rows that remain, those of files included. */
    left: z.number(),
    posts: z.number(),
    /** The titles of records that were changed meanwhile and stay. */
    kept: z.array(z.string()),
    files: z
      .array(
        z.object({ kind: z.enum(["picture", "film"]), target: z.string(), is_shown: z.boolean() }),
      )
      .default([]),
  }),
]);

export type Undone = z.infer<typeof undoneSchema>;
