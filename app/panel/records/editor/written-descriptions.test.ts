import { expect, test } from "vitest";
import { writtenDescriptions } from "./written-descriptions.ts";

const bucket = "/storage/v1/object/public/media/";

test("the first description of each uploaded picture is found in every text of a form", () => {
  const form = {
    title: "![Nie tu](x",
    content: `![](${bucket}blog/a.webp) ![Ekipa *ustawia*](${bucket}blog/a.webp)\n\n![opis zdjęcia](${bucket}blog/b.webp)`,
    blocks: [
      { id: "1", content: `![Inny](${bucket}blog/a.webp) ![Plan](https://x.pl${bucket}c.webp)` },
    ],
    imageUrl: "![Obcy](https://obcy.example/d.webp)",
  };
  expect([...writtenDescriptions(form)]).toEqual([
    ["blog/a.webp", "Ekipa ustawia"],
    ["c.webp", "Plan"],
  ]);
});
