import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ownBrand, svgAddress } from "../../../app/brand/brand.ts";
import { entry, openSiteEditor, store } from "../../http/support/site-editor.ts";
import { emptySite } from "./support/empty-site.ts";

const hashOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 10"><path d="M0 0h80v10z" fill="#fff"/></svg>';
const scripted = logo.replace("<path", '<script>alert(1)</script><path onload="alert(1)"');

test("a brand waits where pages are edited, and is everywhere once it is public", async () => {
  const { url } = await emptySite();
  const { edited, editedCard, draft, publish } = await openSiteEditor(url);
  const read = async (path: string) => (await fetch(url + path)).text();
  const bytes = async (path: string) =>
    hashOf(Buffer.from(await (await fetch(url + path)).arrayBuffer()));
  // With a page the site learns that the words of the file before are gone; a card is drawn with those it knows.
  const before = await read("/kontakt");
  const [icon, card, map] = await Promise.all([
    bytes("/favicon.ico"),
    bytes("/share/index.jpg"),
    read("/map-katowice.svg"),
  ]);
  expect(before).not.toContain("<style>");

  const wanted = [
    ["agency/brand", "/brand/accent", "#1f5bff", ownBrand.accent],
    ["agency/brand", "/brand/logo", logo],
  ] as const;
  await draft(wanted);
  expect(await read("/kontakt")).toBe(before);
  const { html, brand } = await edited("/kontakt");
  expect(html).toContain("--color-accent:#1f5bff");
  expect(html).toContain('src="data:image/svg+xml,%3Csvg');
  expect(brand.find(({ id }) => id.endsWith("/accent"))).toMatchObject({
    kind: "color",
    draft: { value: "#1f5bff" },
  });
  const drafted = await editedCard("/share/index.jpg");
  const drawn = hashOf(Buffer.from(drafted.replace("data:image/jpeg;base64,", ""), "base64"));
  expect(await bytes("/share/index.jpg")).toBe(card);

  await publish(wanted);
  const colours = "<style>:root:root{--color-accent:#1f5bff;";
  // While its database is slow the site shows what it has read last.
  await expect.poll(() => read("/kontakt")).toContain(colours);
  const page = await read("/kontakt");
  expect(page).toContain(`src="${svgAddress(logo)}"`);
  expect(page).toMatch(/"logo":"http[^"]*\/share\/brand\/drawing\.[\da-f]{14}\.svg"/);
  const picture = await fetch(url + svgAddress(logo));
  expect(await picture.text()).toBe(logo);
  expect(picture.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(picture.headers.get("cache-control")).toContain("immutable");
  expect((await fetch(`${url}/share/brand/drawing.00000000000000.svg`)).status).toBe(404);
  expect(await read("/share/site.webmanifest")).toMatch(/icon-192\.png\?v=[\da-f]{14}/);
  await expect.poll(() => bytes("/share/index.jpg")).toBe(drawn);
  expect(drawn).not.toBe(card);
  expect(await read("/map-katowice.svg")).toContain("#1f5bff");
  // Drawn in another process, for which no page waits.
  await expect.poll(() => bytes("/favicon.ico")).not.toBe(icon);

  // Past the panel: nothing that it would refuse reaches a page.
  await store(url, {
    "texts/agency/brand": {
      "/brand/accent": entry("red}*{display:none", ownBrand.accent),
      "/brand/logo": entry(scripted),
      "/brand/mark": entry("/storage/v1/x 1 1"),
    },
  });
  await expect.poll(() => read("/kontakt")).toBe(before);
  await expect.poll(() => read("/map-katowice.svg")).toBe(map);
  await expect.poll(() => bytes("/favicon.ico")).toBe(icon);
  await expect.poll(() => bytes("/share/index.jpg")).toBe(card);
});
