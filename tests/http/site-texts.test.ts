import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { agency } from "../../app/content/agency/agency.ts";
import { sampleClients } from "../../app/content/agency/clients.ts";
import { office } from "../../app/content/agency/office.ts";
import { prices } from "../../app/content/agency/prices.ts";
import { privacyFacts } from "../../app/content/agency/privacy-facts.ts";
import { team } from "../../app/content/agency/team.ts";
import { home } from "../../app/content/home.ts";
import { portfolio } from "../../app/content/projects.ts";
import { sections } from "../../app/content/sections/kinds.ts";
import { servicePages } from "../../app/content/services/all.ts";
import { staticPaths } from "../../app/content/site-map.ts";
import { plainSpaces } from "../../app/text/plain-spaces.ts";
import { databaseOf } from "../support/demo-keys.ts";
import { decode } from "./support/html.ts";
import { openSiteEditor } from "./support/site-editor.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("writable");
const database = databaseOf(site);
const { apikey, pass, edited, draft, publish, takeBack } = await openSiteEditor(site);
const page = async (path: string) => (await fetch(site + path)).text();
const cardOf = async (path: string) => {
  const answer = await fetch(`${site}/share${path}.jpg`);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  return Buffer.from(await answer.arrayBuffer()).toString("base64");
};
const tagOf = async () => (await fetch(`${site}/share/o-nas.jpg`)).headers.get("etag");
/** A title of the page, a text of its scripts and of its data, and one that other files take from its own. */
const title = "Tu „siedzimy” & kręcimy `na żywo` </script>";
const wanted = [
  ["about", "/aboutPage/hero/title", title],
  ["services/podcast", "/podcast/hero/title", "Podcast, który się sam kręci"],
  ["agency/agency", "/agency/descriptor", "Agencja od wszystkiego"],
  ["agency/services", "/services/2/name", "Audycje"],
] as const;

afterAll(async () => {
  await database.from("page_content").delete().like("key", "texts/%").throwOnError();
});

test("what waits is seen where pages are edited, and what is published by everybody, in scripts too", async () => {
  const [before, card] = await Promise.all([page("/o-nas"), cardOf("/o-nas")]);
  const tag = await tagOf();
  await draft(wanted);
  expect(await page("/o-nas")).toBe(before);
  const { html, texts } = await edited("/o-nas");
  const [, shown = ""] = /<!--text about#\/aboutPage\/hero\/title-->(.*?)<!--/.exec(html) ?? [];
  expect(readable(shown)).toBe(title);
  expect(texts.find(({ id }) => id === "about#/aboutPage/hero/title")).toMatchObject({
    published: null,
    draft: { value: title },
    pages: ["/o-nas"],
  });

  // Where pages are edited, no file of the public site changes.
  expect(await tagOf()).toBe(tag);

  await publish(wanted);
  const after = await page("/o-nas");
  expect(after).toContain("Tu\u00a0„siedzimy” &amp; kręcimy");
  expect(plainSpaces(await page("/uslugi/podcasty"))).toContain(wanted[1][2]);
  expect(plainSpaces(await page("/uslugi/podcasty.data"))).toContain(wanted[1][2]);
  expect(await page("/llms.txt")).toContain("Audycje");
  expect(await page("/share/site.webmanifest")).toContain("Agencja od wszystkiego");
  expect(await cardOf("/o-nas")).not.toBe(card);
  // Networks keep a picture by its address.
  const [, shared = ""] = /"og:image" content="https?:\/\/[^/]*([^"]*)"/.exec(after) ?? [];
  expect(shared).toMatch(/^\/share\/o-nas\.jpg\?v=/);
  expect((await fetch(site + shared)).status).toBe(200);

  const { map, script, data } = await changedScript(after, "„siedzimy”");
  expect(script?.original).toMatch(/\/about-/);
  expect(plainSpaces(data.hero.title)).toBe(title);
  expect(after.replace(map, "").includes(script?.original ?? "")).toBe(false);

  const former = script?.address.replace(/\.w.*/, ".wAAAAAAAA.js");
  const moved = await fetch(site + former, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, script?.address]);

  await takeBack(wanted);
  expect(await page("/o-nas")).toBe(before);
  expect(await cardOf("/o-nas")).toBe(card);
});

test("a fact in a text follows „Dane firmy” to every page and script, and the agency's name its own text", async () => {
  const wanted = [
    ["contact", "/contactPage/hero/lead", "Dzwoń: {agency.phone}, strona od {website.shop} zł"],
    ["agency/agency", "/agency/name", "Szron"],
  ] as const;
  const before = await page("/kontakt");
  await draft(wanted);
  await publish(wanted);
  const said = (shop: string) => `Dzwoń: ${agency.phone}, strona od ${shop} zł`;
  const contact = expect.poll(async () => plainSpaces(await page("/kontakt")));
  await contact.toContain(said("15 000"));

  const value = { ...prices, website: { ...prices.website, shop: 7777 } };
  await database.from("page_content").upsert({ key: "prices", value }, { onConflict: "key" });
  const { html, texts, facts } = await edited("/kontakt");
  expect(plainSpaces(html)).toContain(said("7777"));
  expect(facts).toMatchObject({ "website.shop": "7777", "agency.name": "Szron" });
  await contact.toContain(said("7777"));
  expect(plainSpaces(await page("/o-nas")).includes("7777")).toBe(false);

  // What takes the name in the code takes it as a fact in the panel.
  const clause = texts.find(({ id }) => id === "contact-form#/privacyClause/text");
  expect(clause?.original).toContain("jest {agency.name} z Katowic");
  expect(plainSpaces(html)).toContain("jest Szron z Katowic");

  await database.from("page_content").delete().eq("key", "prices").throwOnError();
  await takeBack(wanted);
  await contact.toBe(plainSpaces(before));
});

test("a page to edit is for administrators, and an address of the site", async () => {
  const ask = (path: string, given: Record<string, string>) =>
    fetch(`${site}/admin/edited-page?path=${path}`, { headers: given });
  expect((await ask("/", {})).status).toBe(401);
  expect((await ask("/", { apikey })).status).toBe(401);
  expect((await ask("/nie-ma", pass)).status).toBe(404);
  for (const path of ["//kadr.example", "/admin", "o-nas", "/a%20b", "https://kadr.example/"]) {
    expect((await ask(path, pass)).status).toBe(400);
  }
});

/** Other tests make rows at the same time, whose words cannot be told from those of a component: sentences of ours can. */
const HAS_ROWS = /^\/(?:$|blog$|case-studies$|uslugi\/)/;
const modules: Record<string, unknown> = import.meta.glob(
  ["../../app/content/**/*.ts", "!../../app/content/**/*.test.ts"],
  { eager: true },
);
const sentences = [...stringsIn(modules)].map(plainSpaces).filter((text) => / .* /.test(text));
const content = new Set(sentences);

/** Days and „nieczynne” are how hours are written. */
const exceptions = ["Pn–Pt", "Pn", "Wt", "Śr", "Cz", "Pt", "Sb", "Nd", "nieczynne"];

test("every text that a visitor reads can be changed, but for the facts of „Dane firmy”", async () => {
  const facts = [
    ...stringsIn([agency, team, office, portfolio, sampleClients, privacyFacts, home.faq.items]),
    ...stringsIn(servicePages.map(({ faq }) => faq.items)),
    ...team.map(({ name, surname }) => `${name} ${surname}`),
    `${office.address.postalCode} ${office.address.city}`,
    ...exceptions,
  ].map(plainSpaces);
  const left = new Map<string, string>();
  for (const path of [...staticPaths, "/404", "/szukaj", "/kontakt/wyslano"]) {
    const { html } = await edited(path);
    for (const text of textsOutside(html)) {
      const isOfRow = HAS_ROWS.test(path) && !content.has(text);
      if (!isOfRow && !facts.some((fact) => fact.includes(text))) left.set(text, path);
    }
  }
  expect(Object.fromEntries(left)).toEqual({});
});

/** The changed script of a page that says something, and what its first literal holds, read as a browser reads it. */
async function changedScript(html: string, words: string) {
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  const { imports } = JSON.parse(map);
  const scripts = await Promise.all(
    Object.entries<string>(imports).map(async ([original, address]) => {
      const answer = await fetch(site + address);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      return { original, address, code: await answer.text() };
    }),
  );
  const [script] = scripts.filter(({ code }) => code.includes(words));
  const [, literal = ""] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(script?.code ?? "") ?? [];
  return { map, script, data: JSON.parse(JSON.parse(literal)) };
}

function* textsOutside(html: string): Generator<string> {
  const rest = html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<!--text [^>]*-->[\s\S]*?<!--\/text-->/g, "")
    .replace(/<title data-text="[^>]*>[^<]*/, "");
  for (const [, text = ""] of rest.matchAll(/>([^<]*\p{L}{2}[^<]*)</gu)) yield readable(text);
  for (const [tag] of rest.matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name, value = ""] of tag.matchAll(
      / (alt|aria-label|placeholder|title)="([^"]*\p{L}{2}[^"]*)"/gu,
    )) {
      if (!tag.includes(` data-text-${name}=`)) yield readable(value);
    }
  }
}

const readable = (text: string) => plainSpaces(decode(text)).trim();

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") {
    for (const part of Object.values(value)) yield* stringsIn(part);
  }
}

/** With copies of two widths, and replaced once. */
async function uploadPicture(name: string) {
  const path = `library/${name}.webp`;
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#446" } });
  const body = new Uint8Array(await picture.webp().toBuffer());
  const answer = await fetch(`${site}/storage/v1/object/media/${path}`, {
    method: "POST",
    headers: { ...pass, "content-type": "image/webp", "x-upsert": "true" },
    body,
  });
  expect(answer.status).toBe(200);
  const row = { path, width: 1600, height: 900, sizes: [480, 960], hash: "1".repeat(64) };
  await database.from("media_files").upsert(row).throwOnError();
  const replaced = { hash: "2".repeat(64) };
  await database.from("media_files").update(replaced).eq("path", path).throwOnError();
  return { path, address: `/storage/v1/object/public/media/${path}` };
}

test("a picture of the library stands in a page as those of records do, and counts as used", async () => {
  const { path, address } = await uploadPicture("okladka-strony");
  const remove = async () => {
    const row = `${site}/rest/v1/media_files?path=eq.${encodeURIComponent(path)}`;
    return (await fetch(row, { method: "DELETE", headers: pass })).status;
  };
  // The cache shows an older page while a render is late: here one with the words of another test.
  await expect.poll(() => page("/")).not.toContain("Audycje");
  const card = await cardOf("/index");
  const changes = [
    ["home", "/home/hero/picture", `${address} 20 80 phone 60 80`, "hero-bg"],
    ["services/web", "/web/blocks/1/still/name", address, "still-web-keys"],
  ] as const;
  await draft(changes);
  expect(await page("/")).not.toContain(address);
  expect(await remove()).toBe(409);
  const { html, texts } = await edited("/");
  const [drawn = ""] =
    /<img [^>]*data-text-src="home#\/home\/hero\/picture"[^>]*>/.exec(html) ?? [];
  expect(drawn).toContain(` src="${address}?v=1"`);
  expect(texts.find(({ id }) => id === "home#/home/hero/picture")).toMatchObject({
    kind: "picture",
    original: "hero-bg",
    draft: { value: `${address} 20 80 phone 60 80` },
    alts: [],
  });

  await publish(changes);
  await expect.poll(() => page("/")).toContain(address);
  const after = await page("/");
  const copies = [480, 960].map(
    (width) => `${address.replace(path, `sizes/${width}/${path}`)}?v=1 ${width}w, `,
  );
  const widths = `${copies.join("")}${address}?v=1 1600w`;
  for (const tag of [/<link rel="preload" as="image"[^>]*>/, /<img src="\/storage[^>]*>/]) {
    expect(tag.exec(after)?.[0].toLowerCase()).toContain(`srcset="${widths}"`);
  }
  expect(after).toContain(`"image":"${originOf(after)}${address}?v=1"`);
  expect(after).not.toContain("hero-bg");
  expect(await cardOf("/index")).not.toBe(card);
  expect((await fetch(site + address)).status).toBe(200);
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/.exec(after) ?? [];
  const scripts = Object.values<string>(JSON.parse(map).imports).map((it) => page(it));
  expect((await Promise.all(scripts)).some((code) => code.includes(`${address}?v=1`))).toBe(true);

  expect(await remove()).toBe(409);

  await takeBack(changes);
  // The rest of the page shows rows, which tests beside this one write.
  await expect.poll(() => page("/")).not.toContain(address);
  expect(await page("/")).toContain("hero-bg");
});

test("sections that are unlike each other change places", async () => {
  const [first, second] = ["table", "weeks"].map(
    (kind, at) => `s${sections.findIndex((it) => it.kind === kind)}+n${at}`,
  );
  const titles = (blocks: string) =>
    [
      ["own-page/order", "/page/path", "/kolejnosc"],
      ["own-page/order", "/page/name", "Kolejność"],
      ["own-page/order", "/page/blocks", blocks],
      ["own-page/order", `/page/blocks/${first}/title`, "Tabela"],
      ["own-page/order", `/page/blocks/${second}/title`, "Terminy"],
    ] as const;
  const order = async () =>
    [...(await page("/kolejnosc")).matchAll(/<h2[^>]*>(Tabela|Terminy)/g)].map(([, it]) => it);
  const before = titles(`${first} ${second}`);
  await draft(before);
  await publish(before);
  await expect.poll(order).toEqual(["Tabela", "Terminy"]);
  const moved = ["own-page/order", "/page/blocks", `${second} ${first}`, "", before[2][2]] as const;
  await draft([moved]);
  await publish([moved]);
  await expect.poll(order, { timeout: 10_000 }).toEqual(["Terminy", "Tabela"]);
});

function originOf(html: string): string {
  return new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "").origin;
}
