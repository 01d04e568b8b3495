import type { Shapes } from "~/content/agency/shapes.ts";
import { bucketName } from "~/data/pictures/images.ts";

/** What the site says of the uploaded pictures of people, projects and clients, by their names in the bucket. */
export function pictureWords({
  members,
  entries,
  clients,
}: Partial<Pictured>): Map<string, string> {
  const said = [
    ...(members ?? []).map(({ photo, name, surname }) => [photo, `${name} ${surname}`] as const),
    ...(entries ?? []).map(({ image, alt }) => [image, alt] as const),
    ...(clients ?? []).map(({ logo, name }) => [logo, name] as const),
  ];
  const words = new Map<string, string>();
  for (const [address, text] of said) {
    const path = bucketName(address);
    if (path !== null && !words.has(path)) words.set(path, text);
  }
  return words;
}

type Pictured = Shapes["team"] & Shapes["projects"] & Shapes["clients"];
