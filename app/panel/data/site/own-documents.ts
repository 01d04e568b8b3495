import {
  type OwnKind,
  ownPointers,
  readOwnDocument,
  readOwnPath,
  writeOwnPath,
} from "~/site-texts/own-documents.ts";
import type { TextEntry } from "~/site-texts/types.ts";
import type { AdminClient } from "../client.ts";
import { dataOf } from "../problem.ts";
import { draftText, dropTextDrafts, type TextDrafts, type TextsOfDocument } from "./site-texts.ts";

/** An added service or page as it will be when what waits is published. */
export type OwnDocument = {
  document: string;
  kind: OwnKind;
  id: string;
  path: string;
  /** Where visitors found it before. */
  former: readonly string[];
  name: string;
  inMenu: boolean;
  hasForm: boolean;
  /** Visitors see it. */
  isPublished: boolean;
  entries: Readonly<Record<string, TextEntry | null>>;
};

/** Oldest first. */
export function ownDocumentsOf(
  drafts: readonly Pick<TextDrafts, "document" | "changes">[],
  published: readonly TextsOfDocument[],
): OwnDocument[] {
  const names = new Set([...drafts, ...published].map(({ document }) => document));
  return [...names].sort().flatMap((document) => {
    const own = readOwnDocument(document);
    const shown = published.find((each) => each.document === document)?.texts;
    const waiting = drafts.find((each) => each.document === document)?.changes;
    const entries: OwnDocument["entries"] = { ...shown, ...waiting };
    const value = (pointer: string) => entries[pointer]?.value ?? "";
    const { path, former } = readOwnPath(value(ownPointers.path));
    if (!own || path === "") return [];
    return [
      {
        ...own,
        document,
        path,
        former,
        name: value("/page/name") || path,
        inMenu: value(ownPointers.inMenu) !== "",
        hasForm: value(ownPointers.hasForm) !== "",
        isPublished: Boolean(shown?.[ownPointers.path]),
        entries,
      },
    ];
  });
}

export type OwnValues = Pick<OwnDocument, "path" | "former" | "name" | "inMenu" | "hasForm">;

/** Drafts what differs from `from`. A new page takes its name for its headline and its title, too. False after a conflict. */
export async function draftOwnDocument(
  client: AdminClient,
  document: string,
  values: OwnValues,
  from: OwnDocument["entries"] | null,
): Promise<boolean> {
  const { path, former, name, inMenu, hasForm } = values;
  const wanted: Record<string, string> = {
    // Last of those that are read, so that no page is there without its name.
    "/page/name": name,
    ...(from ? {} : { "/page/hero/title": name, "/page/meta/title": name }),
    [ownPointers.inMenu]: inMenu ? "1" : "",
    [ownPointers.hasForm]: hasForm ? "1" : "",
    [ownPointers.path]: writeOwnPath(path, former),
  };
  for (const [pointer, value] of Object.entries(wanted)) {
    const seen = from?.[pointer] ?? null;
    if ((seen?.value ?? "") === value) continue;
    const entry = value === "" ? null : { value, was: "" };
    const saved = await draftText(client, `${document}#${pointer}`, seen, entry);
    if (saved.kind !== "saved") return false;
  }
  return true;
}

/** Takes it off the site at once. What it said stays in the history of its document. */
export async function removeOwnDocument(client: AdminClient, document: string): Promise<void> {
  await dropTextDrafts(client, [document]);
  await client
    .from("page_content")
    .update({ value: null })
    .eq("key", `texts/${document}`)
    .select("id")
    .then(dataOf);
}
