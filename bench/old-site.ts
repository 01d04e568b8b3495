import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { attachment, home, item, wxr } from "../tests/transfer/wordpress.ts";

/** Widths that cameras, designers and WordPress itself give: two of three are larger than what is kept. */
const WIDTHS = [1024, 2048, 2560];
/** Different pictures; the others are copies with another end, which are other files to an import. */
const DRAWN = 60;
const PARAGRAPHS = 12;
const words =
  "światło kadr plan zdjęciowy operator drona montaż dźwięk ujęcie reżyser klient premiera kamera obiektyw scenariusz".split(
    " ",
  );

/** An export of WordPress with its `uploads`, whose posts show all pictures. */
export async function writeOldSite(folder: string, posts: number, pictures: number) {
  const uploads = join(folder, "uploads");
  await mkdir(join(uploads, "2019"), { recursive: true });
  const drawn = await drawPictures();
  for (let at = 0; at < pictures; at++) {
    const bytes = drawn[at % drawn.length] ?? new Uint8Array();
    const own = Buffer.concat([bytes, Buffer.from(`kopia ${at}`)]);
    await writeFile(join(uploads, "2019", `${at}.jpg`), own);
  }
  const file = join(folder, "export.xml");
  const ofPost = Array.from({ length: posts }, () => [] as number[]);
  for (let at = 0; at < pictures; at++) ofPost[at % posts]?.push(at);
  const items = [
    ...ofPost.map((shown, at) => item({ id: at + 1, content: textOf(at, shown) })),
    ...Array.from({ length: pictures }, (_, at) =>
      attachment(posts + at + 1, `2019/${at}.jpg`, `Zdjęcie ${at}`),
    ),
  ];
  await writeFile(file, wxr(items));
  return { file, uploads };
}

async function drawPictures(): Promise<Buffer[]> {
  const folder = "assets/pictures";
  const names = (await readdir(folder)).filter((name) => name.endsWith(".webp"));
  return Promise.all(
    Array.from({ length: DRAWN }, (_, at) =>
      sharp(join(folder, names[at % names.length] ?? ""))
        .resize({ width: WIDTHS[at % WIDTHS.length] ?? 1024 })
        .jpeg({ quality: 82 })
        .toBuffer(),
    ),
  );
}

function textOf(post: number, pictures: readonly number[]): string {
  const sentence = (at: number) =>
    Array.from({ length: 60 }, (_, word) => words[(post * 7 + at * 3 + word) % words.length]).join(
      " ",
    );
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const link = `<a href="${home}/?p=${((post + at) % 50) + 1}">inny wpis</a>`;
    return `<!-- wp:paragraph --><p>${sentence(at)} <strong>${post}</strong> ${link}.</p><!-- /wp:paragraph -->`;
  });
  const figures = pictures.map(
    (at) =>
      `<!-- wp:image --><figure class="wp-block-image"><img src="${home}/wp-content/uploads/2019/${at}.jpg" alt=""/></figure><!-- /wp:image -->`,
  );
  return [...paragraphs, ...figures].join("\n\n");
}
