import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { OperatorError } from "../../base/operator-error.ts";

export type Snapshot = {
  /** The reader removes this directory. */
  path: string;
  rows: "embedded" | "postgres";
};

const pathIn = (dataDir: string) => join(dataDir, "running.json");

const runningSchema = z.object({ port: z.number(), secret: z.string() });
const snapshotSchema: z.ZodType<Snapshot> = z.object({
  path: z.string(),
  rows: z.enum(["embedded", "postgres"]),
});

export const snapshotPath = "/snapshot";

export function announce(dataDir: string, running: z.infer<typeof runningSchema>): () => void {
  const path = pathIn(dataDir);
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify(running), { mode: 0o600 });
  return () => rmSync(path, { force: true });
}

export async function askForSnapshot(
  dataDir: string,
  secretHeader: string,
): Promise<Snapshot | null> {
  const running = readRunning(dataDir);
  if (!running) return null;
  const response = await fetch(`http://127.0.0.1:${running.port}${snapshotPath}`, {
    method: "POST",
    headers: { [secretHeader]: running.secret },
  }).catch(() => null);
  if (!response) return null;
  if (!response.ok) {
    throw new OperatorError(`The running server could not copy: ${await response.text()}`);
  }
  return snapshotSchema.parse(await response.json());
}

export function readRunning(dataDir: string): z.infer<typeof runningSchema> | null {
  try {
    return runningSchema.parse(JSON.parse(readFileSync(pathIn(dataDir), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EACCES") throw error;
    return null;
  }
}
