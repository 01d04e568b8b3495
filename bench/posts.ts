import { demoKeys } from "../tests/support/demo-keys.ts";

const subjects = [
  "Jak przygotować się do dnia zdjęciowego",
  "Światło zastane czy lampy: co wybieramy w biurze",
  "Ile naprawdę kosztuje minuta filmu produktowego",
  "Dron nad halą: zgody, pogoda i plan lotu",
  "Podcast firmowy bez studia, krok po kroku",
];
const sentences = [
  "Dobry dzień zdjęciowy zaczyna się tydzień wcześniej, od listy ujęć i jednego telefonu do klienta. ",
  "Światło z lewej rysuje twarz, a cień po prawej mówi, gdzie kończy się kadr. ",
  "W 2025 r. nagraliśmy 48 rozmów; najdłuższa trwała 3 godz. i nikt nie spojrzał na zegarek. ",
  "Na planie mamy **dwa mikrofony**, bo jeden zawsze szumi w tym zdaniu, które jest najważniejsze. ",
  "Więcej o montażu piszemy [w osobnym tekście](/blog), tutaj zostańmy przy dźwięku. ",
];
const PARAGRAPHS = 18;

/** Posts as an agency writes them: about 6 kB of markdown, a picture, a title of two lines at most. */
export function writePosts(count: number, from = 0): object[] {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at + 1;
    return {
      slug: `wpis-${number}`,
      title: `${subjects[number % subjects.length]}, część ${number}`,
      author: "Kuba Lis",
      image_url: "/images/blog-light.webp",
      content: contentOf(number),
      published_at: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
    };
  });
}

function contentOf(number: number): string {
  const paragraph = (at: number) => {
    const heading = at % 4 === 1 ? `## Część ${at}\n\n` : "";
    const from = (number + at) % sentences.length;
    return heading + [...sentences.slice(from), ...sentences.slice(0, from)].slice(0, 4).join("");
  };
  return Array.from({ length: PARAGRAPHS }, (_, at) => paragraph(at)).join("\n\n");
}

/** Adds posts until the database of a site that runs with `demoKeys` has so many. */
export async function fillUpPosts(site: string, count: number): Promise<void> {
  const address = `${site}/rest/v1/blog_posts`;
  const key = demoKeys.SUPABASE_SECRET_KEY;
  const headers = { apikey: key, "Content-Type": "application/json", Prefer: "count=exact" };
  const counted = await fetch(`${address}?select=id&limit=1`, { headers });
  const existing = Number(counted.headers.get("content-range")?.split("/")[1]);
  if (Number.isNaN(existing)) throw new Error(`No count of the posts: ${await counted.text()}`);
  for (let done = existing; done < count; done += 250) {
    const rows = writePosts(Math.min(250, count - done), done);
    const made = await fetch(address, { method: "POST", headers, body: JSON.stringify(rows) });
    if (!made.ok) throw new Error(`The posts for the bench were refused: ${await made.text()}`);
  }
}
