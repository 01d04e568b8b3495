import { expect, type Page } from "@playwright/test";
import { test } from "../../../../e2e/support/panel.ts";
import { headline, openEditor } from "../../../../e2e/support/site-editor.ts";

type Stop = { id: string; role: string; name: string };

/** As screen readers have them: the roles and names of the browser, not the attributes they come from. */
async function spokenStops(page: Page): Promise<Stop[]> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send("DOM.getDocument", { depth: -1, pierce: true });
  const stops: { id: string; node: number }[] = [];
  const walk = (node: typeof root) => {
    const attributes = node.attributes ?? [];
    const at = attributes.indexOf("data-edit-stop");
    if (at >= 0) stops.push({ id: attributes[at + 1] ?? "", node: node.backendNodeId });
    for (const child of [...(node.children ?? []), node.contentDocument]) if (child) walk(child);
  };
  walk(root);
  const found: Stop[] = [];
  for (const { id, node } of stops) {
    const asked = { backendNodeId: node, fetchRelatives: false };
    const { nodes } = await client.send("Accessibility.getPartialAXTree", asked);
    const [own] = nodes;
    // What is hidden now is not read out.
    if (!own || own.ignored) continue;
    found.push({ id, role: String(own.role?.value), name: String(own.name?.value) });
  }
  await client.detach();
  return found;
}

test("every place that can be changed says what it is, and no two different ones say the same", async ({
  page,
}) => {
  for (const path of ["/", "/uslugi", "/kontakt"]) {
    await expect(headline(await openEditor(page, path))).toBeVisible();
    const stops = await spokenStops(page);
    expect(stops.length).toBeGreaterThan(30);
    expect(
      stops.filter(({ role, name }) => role !== "button" || !/^\p{L}.*: \S.*, edytuj$/u.test(name)),
    ).toEqual([]);
    const idsOf = Map.groupBy(stops, ({ name }) => name);
    const same = [...idsOf].filter(([, all]) => new Set(all.map(({ id }) => id)).size > 1);
    expect(same).toEqual([]);
  }
});
