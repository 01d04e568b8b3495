import process from "node:process";
import { PGlite } from "@electric-sql/pglite";

/**
 * Loaded into a backend process by `--import`, since it has no door for this. SIGUSR2 leaves a
 * failed transaction open in its PGlite, as a fault of the driver would.
 */
const opened = new Set<PGlite>();
const { query } = PGlite.prototype;
Object.assign(PGlite.prototype, {
  query(this: PGlite, ...args: unknown[]) {
    opened.add(this);
    return Reflect.apply(query, this, args);
  },
});

process.on("SIGUSR2", () => {
  for (const database of opened) database.exec("begin; select 1 / 0").catch(() => {});
});
