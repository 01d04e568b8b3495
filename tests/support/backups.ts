import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { expect } from "vitest";
import type { Database } from "../../server/backend/child/database.ts";
import type { Backend } from "../../server/backend/shared/options.ts";
import { type Ended, runProgram } from "./command.ts";

type Env = Record<string, string>;
export const backup = (file: string, dataDir: string, env: Env = {}): Promise<Ended> =>
  runProgram("server/backup/backup.ts", [file], { DATA_DIR: dataDir, ...env });
export const restore = (file: string, dataDir: string, env: Env = {}): Promise<Ended> =>
  runProgram("server/backup/restore.ts", [file], { DATA_DIR: dataDir, ...env });

export const post = (slug: string) => ({ title: "Wpis", slug, author: "Zespół", content: "Treść" });

/** A picture whose bytes follow from the number. */
export async function picture(red: number): Promise<ArrayBuffer> {
  const background = { r: red % 256, g: 40, b: red >> 8 };
  const image = sharp({ create: { width: 90, height: 60, channels: 3, background } });
  return new Uint8Array(await image.webp().toBuffer()).buffer;
}

/** Every file below the directory with its bytes. */
export function filesOf(directory: string): Record<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(directory.length), readFileSync(path, "base64")]),
  );
}

/** The files below a directory, some of which may go meanwhile, in which the address stands, in any case. */
export function tracesIn(directory: string, address: string): string[] {
  const trace = new RegExp(address.replaceAll(".", "\\."), "i");
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => existsSync(path) && trace.test(readFileSync(path, "latin1")));
}

/** Writes the rows and files of a year at the agency. */
export async function live(
  client: SupabaseClient,
  { handle, publishableKey }: Pick<Backend, "handle" | "publishableKey">,
): Promise<void> {
  await client.from("blog_posts").insert(post("stary-adres")).throwOnError();
  await client
    .from("blog_posts")
    .update({ slug: "nowy-adres" })
    .eq("slug", "stary-adres")
    .throwOnError();
  await client.from("case_studies").delete().eq("id", 7).throwOnError();
  for (const name of ["blog/ą ę.webp", "cases/2.webp"]) {
    const { error } = await client.storage
      .from("media")
      .upload(name, await picture(7), { contentType: "image/webp", cacheControl: "600" });
    if (error) throw error;
  }
  const message = { name: "Jan", email: "jan@example.com", message: "Dzień dobry" };
  const sent = new Request("http://site.test/functions/v1/send-contact-email", {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  expect((await handle(sent, "192.0.2.1"))?.status).toBe(200);
}

/** Every row of every table and the state of every sequence, to compare two databases. */
export async function everythingIn(database: Database): Promise<Record<string, unknown>> {
  const relations = await database.rows(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'S' as is_sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'S')
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by 1`);
  const everything: Record<string, unknown> = {};
  for (const { name, is_sequence } of relations) {
    everything[String(name)] = is_sequence
      ? await database.rows(`select last_value::text, is_called from ${name}`)
      : await database.rows(`select to_jsonb(t)::text as row from ${name} t order by 1`);
  }
  return everything;
}
