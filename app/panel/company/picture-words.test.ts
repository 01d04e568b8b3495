import { expect, test } from "vitest";
import { originals } from "~/content/page-content/originals.ts";
import { pictureWords } from "./picture-words.ts";

test("an uploaded picture is described by the person, project or client whom it shows", () => {
  const at = (name: string) =>
    `https://x.example/storage/v1/object/public/media/library/${name}.webp`;
  const [member, other] = originals.team.members;
  const [entry] = originals.projects.entries;
  if (!member || !other || !entry) throw new Error("There are no originals.");
  const value = {
    members: [{ ...member, name: "Ola", surname: "Nurt", photo: at("ola") }, other],
    entries: [{ ...entry, image: at("most"), alt: "Most o świcie" }],
    clients: [{ name: "Stocznia", logo: at("znak") }],
  };
  expect([...pictureWords(value)]).toEqual([
    ["library/ola.webp", "Ola Nurt"],
    ["library/most.webp", "Most o świcie"],
    ["library/znak.webp", "Stocznia"],
  ]);
  expect(pictureWords({}).size).toBe(0);
});
