import { expect } from "vitest";
import type { EditedPage, StartList } from "../../../app/site-texts/types.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { signIn } from "../../support/signed-in.ts";

/** `was` is the original, for lists and pictures; `seen` the text of before, where it is not the original. */
export type TextChange = readonly [
  document: string,
  pointer: string,
  value: string,
  was?: string,
  seen?: string,
];

type Documents = readonly (readonly [document: string, ...unknown[]])[];

export const entry = (value: string, was = "") => ({ value, was });

/** Writes documents of the site past the panel. */
export async function store(url: string, documents: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(documents).map(([key, value]) => ({ key, value }));
  const table = databaseOf(url).from("page_content");
  await table.upsert(rows, { onConflict: "key" }).throwOnError();
}

/** What the panel asks about the texts of a site with `writerEnv`, as its administrator. */
export async function openSiteEditor(url: string) {
  const { apikey, token } = await signIn(url);
  const pass = { apikey, authorization: `Bearer ${token}` };
  async function ask(path: string, parameters?: object) {
    const answer = await fetch(url + path, {
      method: parameters ? "POST" : "GET",
      headers: { ...pass, "content-type": "application/json" },
      body: parameters ? JSON.stringify(parameters) : null,
    });
    const body = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    // Of a mark, which belongs to the server alone.
    expect(body).not.toMatch(/[\ue000-\uf8ff]/);
    return JSON.parse(body);
  }
  const documentsOf = (changes: Documents) => [...new Set(changes.map(([it]) => it))];
  return {
    apikey,
    pass,
    edited: (path: string): Promise<EditedPage> =>
      ask(`/admin/edited-page?${new URLSearchParams({ path })}`),
    /** The share card at this address, as it will be. */
    editedCard: async (path: string): Promise<string> =>
      (await ask(`/admin/edited-page?${new URLSearchParams({ path })}`)).card,
    startList: (): Promise<StartList> => ask("/admin/start-list"),
    async draft(changes: readonly TextChange[]) {
      for (const [document, pointer, value, was = "", former] of changes) {
        const seen = former === undefined ? null : { value: former, was };
        const given = { document, pointer, seen, entry: { value, was } };
        await ask("/rest/v1/rpc/draft_text", given);
      }
    },
    publish: (changes: Documents) =>
      ask("/rest/v1/rpc/publish_texts", { documents: documentsOf(changes) }),
    /** Everywhere the original again. */
    async takeBack(changes: readonly TextChange[]) {
      for (const [document, pointer, value, was = ""] of changes) {
        const given = { document, pointer, seen: { value, was }, entry: null };
        await ask("/rest/v1/rpc/draft_text", given);
      }
      await ask("/rest/v1/rpc/publish_texts", { documents: documentsOf(changes) });
    },
  };
}
