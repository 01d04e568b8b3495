import { fork } from "node:child_process";
import { once } from "node:events";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { slowDrafts } from "./busy-database.ts";
import type { Acknowledged, Order, Outcome, Phase } from "./mixed-generator.ts";
import { type Addresses, addressesOf } from "./mixed-traffic.ts";
import { keepToCore } from "./one-core.ts";
import { type ProbedSite, startProbedSite } from "./probed-site.ts";

const editor = { email: "redakcja@kadr.example", password: "plan zdjęciowy 7:30" };
const POSTS = 8;
export const purgeSecret = "under-load-only-0000";

/** A site with demo content, posts that the load may change, and an administrator who is signed in. */
export type LoadedSite = {
  site: ProbedSite;
  database: SupabaseClient;
  token: string;
  posts: { id: number; slug: string }[];
  addresses: Addresses;
  picture: string;
  /** What was promised in all runs together, to be looked for at the end. */
  acknowledged: Acknowledged;
  seenTooLate: number;
  /** The site has one core, the load another. */
  onOneCore: boolean;
};

export async function startLoadedSite({ onOneCore = false } = {}): Promise<LoadedSite> {
  const site = await startProbedSite({
    ...demoKeys,
    ADMIN_EMAIL: editor.email,
    ADMIN_PASSWORD: editor.password,
    PURGE_SECRET: purgeSecret,
    // All of the load comes from one address.
    SIGN_IN_LIMIT: "1000",
    CONTACT_LIMIT: "1000000",
  });
  const auth = { persistSession: false, autoRefreshToken: false };
  const visitor = createClient(site.url, demoKeys.SUPABASE_PUBLISHABLE_KEY, { auth });
  const { data, error } = await visitor.auth.signInWithPassword(editor);
  if (error) throw error;
  const database = createClient(site.url, demoKeys.SUPABASE_SECRET_KEY, { auth });
  const rows = Array.from({ length: POSTS }, (_, at) => ({
    ...{ slug: `pod-obciazeniem-${at}`, title: "Tytuł", author: "Kuba" },
    content: "Dobry dzień zdjęciowy zaczyna się tydzień wcześniej. ".repeat(60),
  }));
  const posts = await database.from("blog_posts").insert(rows).select("id, slug").throwOnError();
  await database.from("blog_posts").insert(slowDrafts).throwOnError();
  const green = { width: 64, height: 48, channels: 3, background: "#2f8f4e" } as const;
  const picture = await sharp({ create: green }).webp().toBuffer();
  if (onOneCore) keepToCore(0, site.web, site.backend());
  return {
    ...{ onOneCore, site, database, token: data.session.access_token, posts: posts.data },
    addresses: await addressesOf(site.url),
    picture: picture.toString("base64"),
    acknowledged: { messages: [], drafts: [], pictures: [], titles: {}, updates: 0 },
    seenTooLate: 0,
  };
}

let seed = 1;

/** The mix at constant rates, from a process of its own; resolves when the last answer is there. */
export async function runLoad(
  loaded: LoadedSite,
  phases: Phase[],
  connections = 256,
): Promise<Outcome> {
  const { site, token, posts, addresses, picture } = loaded;
  const order: Order = {
    ...{ url: site.url, phases, seed: seed++, connections, addresses },
    ...{ publishableKey: demoKeys.SUPABASE_PUBLISHABLE_KEY, token, posts, picture },
  };
  const generator = fork(new URL("mixed-generator.ts", import.meta.url), {
    serialization: "advanced",
  });
  if (loaded.onOneCore) keepToCore(1, generator.pid);
  try {
    generator.send(order);
    const [outcome]: Outcome[] = await once(generator, "message");
    if (!outcome) throw new Error("The load said nothing");
    remember(loaded, outcome);
    return outcome;
  } finally {
    generator.kill();
  }
}

function remember(loaded: LoadedSite, { acknowledged, seenTooLate }: Outcome): void {
  const all = loaded.acknowledged;
  all.messages.push(...acknowledged.messages);
  all.drafts.push(...acknowledged.drafts);
  all.pictures.push(...acknowledged.pictures);
  all.updates += acknowledged.updates;
  Object.assign(all.titles, acknowledged.titles);
  loaded.seenTooLate += seenTooLate;
}
