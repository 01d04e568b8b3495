import { readFile, writeFile } from "node:fs/promises";
import { appFloors, type Floor, serverFloors } from "./floors.ts";

/** `node scripts/house/draw.ts` puts the drawing of the floors into the documentation. */

const FILE = "docs/architecture.md";
const between = /(<!-- house -->\n)[\s\S]*?(<!-- \/house -->)/;

/** The page with the drawing as the floors are now. */
export function withDrawing(page: string): string {
  return page.replace(between, (_, start, end) => `${start}${drawing()}${end}`);
}

function drawing(): string {
  const lines = [
    "```mermaid",
    "flowchart TB",
    ...house("app", appFloors),
    ...house("server", serverFloors),
    "```",
  ];
  return `${lines.join("\n")}\n`;
}

function house(name: string, floors: readonly Floor[]): string[] {
  const boxes = floors.map(({ rooms, holds }, at) => {
    const names = rooms.map((room) => room.slice(name.length + 1)).join(" · ");
    return `    ${name}${at}["<b>${names}</b><br>${holds}"]`;
  });
  const stairs = floors.map((_, at) => `${name}${at}`).join(" --> ");
  return [`  subgraph ${name}/`, ...boxes, `    ${stairs}`, "  end"];
}

if (import.meta.main) await writeFile(FILE, withDrawing(await readFile(FILE, "utf8")));
