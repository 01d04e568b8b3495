import { expect, test } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { rememberedMarkdown } from "./remembered-markdown.server.ts";

const images = (folder: string) => ({
  backendUrl: "",
  picture: (path: string) => ({ src: `/${folder}${path}`, width: 3, height: 2 }),
});
const here = images("here");
const text = "## Plan\n\n![Plan](/a.webp) i przypis[^1]\n\n[^1]: Tu.";

test("renders a text once, but anew where its pictures are found elsewhere", () => {
  const looked: string[] = [];
  const render = (context: typeof here) =>
    rememberedMarkdown(context)({
      text,
      words,
      name: "once",
      image: (address) => {
        looked.push(address);
        return context.picture(address);
      },
    });
  expect(render(here)).toContain('src="/here/a.webp"');
  expect(render(here)).toContain('src="/here/a.webp"');
  expect(looked).toHaveLength(1);
  expect(render(images("there"))).toContain('src="/there/a.webp"');
});
