import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Chance } from "../../support/seeded.ts";
import { post, type Table, tomorrow } from "../samples.ts";
import type { Team } from "../support/roles.ts";
import { closedFunctions, panelFunctions } from "./functions.ts";
import { pictureOf } from "./media-actions.ts";
import { tableRows } from "./table-rows.ts";

/** Stands in each enquiry, and in no answer to an author. */
const secret = "tajne-zapytanie";
const webp = { contentType: "image/webp" };

type Asked = { method: string; path: string; body?: unknown };
type Known = { ids: number[]; slugs: string[]; pictures: string[]; accounts: string[] };

/** Sends so many requests as an author: none of them changes what visitors see or tells of an enquiry. */
export async function tryAsAuthor(team: Team, { between }: Chance, count: number): Promise<void> {
  const known = await arrange(team);
  const before = await stateOf(team, known);
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T;
  for (let at = 0; at < count; at++) {
    const asked = requestOf(pick, team, known);
    const answer = await team.request("author", asked.path, {
      method: asked.method,
      headers: { "content-type": "application/json", prefer: pick(preferences) },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    });
    const told = await answer.text();
    expect(told, `${asked.method} ${asked.path}`).not.toContain(secret);
    expect(answer.status, `${asked.method} ${asked.path} ${told}`).toBeLessThan(500);
  }
  expect(await stateOf(team, known)).toEqual(before);
}

const preferences = [
  "return=representation",
  "return=minimal",
  "resolution=merge-duplicates,return=representation",
];

/** Where most would be lost. */
const much: readonly Table[] = [
  ...(["blog_posts", "blog_posts", "media_files", "page_content", "redirects"] as const),
  ...(["contact_messages", "message_events", "contact_settings"] as const),
];

/** Public and hidden rows, enquiries, and a picture that a page shows. */
async function arrange(team: Team): Promise<Known> {
  const { service, author, ids } = team;
  const picture = `blog/${randomUUID()}.webp`;
  await service.storage.from("media").upload(picture, pictureOf(1), webp);
  await service.from("media_files").insert({ path: picture, description: "Rynek" }).throwOnError();
  const image_url = `/storage/v1/object/public/media/${picture}`;
  const rows = [
    post({ image_url }),
    post({ published_at: null }),
    post({ published_at: tomorrow() }),
    post({ hidden_after: tomorrow() }),
  ];
  const made = await service.from("blog_posts").insert(rows).select("id, slug").throwOnError();
  const mine = author
    .from("blog_posts")
    .insert(post({ published_at: null }))
    .select("id, slug");
  const own = await mine.throwOnError();
  const enquiry = { name: secret, email: `${secret}@example.com`, message: secret, note: secret };
  const stored = await service.from("contact_messages").insert(enquiry).select("id").throwOnError();
  const event = { message_id: stored.data[0]?.id, kind: "noted", detail: secret };
  await service.from("message_events").insert(event).throwOnError();
  const all = [...made.data, ...own.data];
  return {
    ids: [...all, ...stored.data].map(({ id }) => id),
    slugs: all.map(({ slug }) => slug),
    pictures: [picture, `sizes/480/${picture}`, `blog/${randomUUID()}.webp`],
    accounts: [ids.author, ids.editor, ids.administrator],
  };
}

function requestOf(pick: <T>(list: readonly T[]) => T, team: Team, known: Known): Asked {
  const numbers = [...known.ids, 0, 1];
  const kind = pick([
    "table",
    "table",
    "table",
    "table",
    "function",
    "function",
    "file",
    "account",
    "enquiries",
  ]);
  if (kind === "enquiries") {
    const table = pick(["contact_messages", "message_events"]);
    return { method: "GET", path: `/rest/v1/${table}?${pick(["", "limit=9", "order=id.desc"])}` };
  }
  if (kind === "function") {
    const some = pick<object>([panelFunctions, panelFunctions, closedFunctions]);
    const name = pick(Object.keys(some));
    const panel = Object.hasOwn(panelFunctions, name) ? panelFunctions[name] : undefined;
    const given: Record<string, unknown> = { ...(panel ? panel.given : closedFunctions[name]) };
    for (const key of Object.keys(given)) {
      if (typeof given[key] === "number" && key !== "row_limit") given[key] = pick(numbers);
    }
    if ("address" in given) given.address = `${secret}@example.com`;
    return { method: "POST", path: `/rest/v1/rpc/${name}`, body: given };
  }
  if (kind === "account") {
    const action = pick(["people", "invite", "withdraw", "remove", "set-roles"]);
    const roles = [pick(["administrator", "editor", "enquiries"])];
    const email = `${randomUUID()}@example.com`;
    const body = { action, id: pick(known.accounts), roles, email };
    return { method: "POST", path: "/functions/v1/accounts", body };
  }
  if (kind === "file") {
    const file = pick(known.pictures);
    const bucket = pick(["media", "films"]);
    const keys = { bucketId: bucket, sourceKey: file, destinationKey: pick(known.pictures) };
    return pick<Asked>([
      { method: "POST", path: `/storage/v1/object/${bucket}/${file}`, body: {} },
      { method: "PUT", path: `/storage/v1/object/${bucket}/${file}`, body: {} },
      { method: "DELETE", path: `/storage/v1/object/${bucket}`, body: { prefixes: [file] } },
      { method: "POST", path: "/storage/v1/object/move", body: keys },
      { method: "POST", path: "/storage/v1/object/copy", body: keys },
      { method: "POST", path: `/storage/v1/bucket/${bucket}/empty`, body: {} },
      { method: "PUT", path: `/storage/v1/bucket/${bucket}`, body: { public: false } },
      { method: "DELETE", path: `/storage/v1/bucket/${bucket}` },
    ]);
  }
  const table = pick([...much, ...much, ...much, ...(Object.keys(tableRows) as Table[])]);
  const changes: Record<string, unknown> = {
    ...pick<object>([
      { title: "Inny" },
      { published_at: pick([null, "now", tomorrow()]) },
      { hidden_after: pick([null, tomorrow(), "2020-01-01T00:00:00Z"]) },
      { slug: pick(known.slugs) },
      { id: pick(numbers) },
      { roles: ["administrator"] },
      { description: "Inny opis" },
      { record_id: pick(numbers) },
      { created_at: "2020-01-01T00:00:00Z" },
    ]),
  };
  const which = pick(["", `id=eq.${pick(numbers)}`, `slug=eq.${pick(known.slugs)}`]);
  const path = `/rest/v1/${table}?${which}`;
  const method = pick(["GET", "POST", "PATCH", "DELETE"]);
  if (method === "GET" || method === "DELETE") return { method, path };
  const body = method === "PATCH" ? changes : { ...tableRows[table].added(team), ...changes };
  return { method, path: method === "POST" ? `/rest/v1/${table}` : path, body };
}

/** What visitors see, and what an author has nothing to do with. */
async function stateOf({ nobody, service }: Team, known: Known) {
  const read = async (who: typeof nobody, table: Table) => {
    const { data } = await who.from(table).select().throwOnError();
    return data.map((row) => JSON.stringify(row)).sort();
  };
  const shown = [
    "blog_posts",
    "case_studies",
    "page_content",
    "slug_redirects",
    "redirects",
  ] as const;
  const closed = ["contact_messages", "message_events", "contact_settings", "admin_users"] as const;
  const picture = known.pictures[0] ?? "";
  const file = (await service.storage.from("media").download(picture)).data;
  const facts = await nobody.rpc("picture_facts", { paths: known.pictures.slice(0, 1) });
  return {
    shown: await Promise.all(shown.map((table) => read(nobody, table))),
    closed: await Promise.all(closed.map((table) => read(service, table))),
    bytes: file && [...(await file.bytes())],
    facts: facts.data,
    buckets: (await service.storage.listBuckets()).data,
  };
}
