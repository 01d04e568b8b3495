import { z } from "zod";
import { keysSchema } from "./keys.ts";

/** Its value is known only to the web process and the backend process. */
export const bootHeader = "x-backend-boot";

export const vacuumPath = "/vacuum";

export const bootOrderSchema = z.object({
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  /** Whether a database that a newer build has migrated is opened. */
  allowNewer: z.boolean(),
  seed: z.enum(["demo", "none", "later"]),
  keys: keysSchema,
  admin: z.union([
    z.object({ email: z.string().optional(), password: z.string().optional() }),
    z.literal("none"),
  ]),
  bootSecret: z.string(),
  /** 0 at first; after a crash the port that loaders already know. */
  port: z.number(),
});

export type BootOrder = z.infer<typeof bootOrderSchema>;

/** What the child says besides its report. Long work is not taken for a process that is stuck. */
export type ChildSign = "pong" | "sick" | "long-work-began" | "long-work-ended";

export const childReportSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("ready"),
    port: z.number(),
    firstAdmin: z.object({ email: z.string(), password: z.string() }).optional(),
    warnings: z.array(z.string()),
  }),
  z.object({ kind: z.literal("failed"), message: z.string(), isOperators: z.boolean() }),
]);

export type ChildReport = z.infer<typeof childReportSchema>;
