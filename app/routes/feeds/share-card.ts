import { cardBrand } from "~/brand/brand.ts";
import { agency } from "~/content/agency/agency.ts";
import { brand } from "~/content/agency/brand.ts";
import { blog } from "~/content/blog/blog.ts";
import { caseStudies } from "~/content/case-studies.ts";
import { home } from "~/content/home.ts";
import { shareCards } from "~/content/share-cards.ts";
import { type PublicClient, publicClient } from "~/data/client.server.ts";
import { findTag } from "~/data/records/blog.server.ts";
import { findCard } from "~/data/share-card.server.ts";
import type { RecordTable } from "~/data/types.ts";
import { hasLamps } from "~/routes/home/light/has-lamps.ts";
import { lamps } from "~/routes/home/light/lamps.ts";
import { type CardFacts, settingsContext } from "~/settings.ts";
import display from "~/styles/fonts/archivo.woff2?url";
import mono from "~/styles/fonts/geist-mono.woff2?url";
import { lightPart, readLight } from "~/text/addresses/light-setting.ts";
import { sceneTimecode } from "~/text/timecode.ts";
import type { Route } from "./+types/share-card";
import { feed } from "./feed.server.ts";

const fonts = { display, mono };

type List = { table: RecordTable | "tags"; label: string; general: string };

function findList(name: string | undefined): List | undefined {
  const posts = { label: blog.title, general: home.blog.title };
  const studies = { label: caseStudies.title, general: home.caseStudies.title };
  if (name === "blog") return { table: "blog_posts", ...posts };
  if (name === "case-studies") return { table: "case_studies", ...studies };
  if (name === "tag") return { table: "tags", ...posts };
}

/**
 * The picture that a network shows beside a link to a post, case study or tag. The cards of fixed pages are files, and
 * drawn here when their words have changed.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  return feed("share-card", async () => {
    const path = ["", params.list, params.file].filter((part) => part !== undefined).join("/");
    const fixed = shareCards.find((card) => `${card.path}.jpg` === path);
    if (fixed) {
      const { path: _, ...facts } = fixed;
      const card = await context.get(settingsContext).drawCard({ ...facts, fonts });
      return new Response(card, { headers: { "Content-Type": "image/jpeg" } });
    }
    const light = params.list === "light" && lightFacts(params.file);
    if (light) {
      const card = await context.get(settingsContext).drawCard(light);
      return new Response(card, { headers: { "Content-Type": "image/jpeg" } });
    }
    const list = findList(params.list);
    const slug = /^(.+)\.jpg$/.exec(params.file)?.[1];
    const row = list && slug && (await findCardOf(publicClient(context), list.table, slug));
    if (!row) return new Response("Not Found\n", { status: 404 });
    const card = await context.get(settingsContext).drawCard({
      agency: agency.name,
      ...cardBrand(brand),
      title: row.title,
      titleInstead: list.general,
      label: list.label,
      timecode: sceneTimecode(row.id % 60),
      picture: row.picture,
      focus: row.focus,
      fonts,
    });
    return new Response(card, { headers: { "Content-Type": "image/jpeg" } });
  });
}

/** The card of the home page in the light of a setting, where its picture is the one with the lamps. */
function lightFacts(file: string): CardFacts | null {
  const setting = readLight(/^(.+)\.jpg$/.exec(file)?.[1]);
  const index = shareCards.find(({ path }) => path === "/index");
  if (!setting || !index || !hasLamps(home.intro.picture)) return null;
  const { path: _, ...facts } = index;
  const [key, back, ground] = setting;
  const parts = [lightPart(key), lightPart(back), lightPart(ground)] as const;
  // So far to the right that the ground of the words does not darken the face.
  return { ...facts, focus: { x: 12, y: 50 }, light: { lamps, parts }, fonts };
}

async function findCardOf(client: PublicClient, table: RecordTable | "tags", slug: string) {
  if (table !== "tags") return findCard(client, table, slug);
  const tag = await findTag(client, slug);
  return tag && { id: tag.name.length, title: tag.name, picture: null, focus: undefined };
}
