import { z } from "zod";
import { keysSchema } from "./keys.ts";

/** Only the web process and the backend process know its value. */
export const bootHeader = "x-backend-boot";

export const vacuumPath = "/vacuum";

/** Answers whether the database takes writes. */
export const writablePath = "/writable";

export const bootOrderSchema = z.object({
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  /** Whether a database that a newer build has migrated is opened. */
  allowNewer: z.boolean(),
  seed: z.enum(["demo", "none", "later"]),
  keys: keysSchema,
  admin: z.union([
    z.object({
      email: z.string().optional(),
      password: z.string().optional(),
      /** Of the first administrator, with a password that is made. */
      asked: z.string().optional(),
    }),
    z.literal("none"),
  ]),
  bootSecret: z.string(),
  /** 0 at the first start. After a crash it is the former port, which loaders use. */
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
