import { team } from "~/content/team.ts";
import { pictureSource } from "~/pictures.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";

/** Of the person who wrote a post, what stands below it. */
export type Writer = {
  name: string;
  role: string;
  email: string;
  phone: string;
  photo: ReturnType<typeof pictureSource>;
};

/** The member of the team whom a post names; on the server, so that no browser loads the whole team. */
export function findWriter(author: string): Writer | null {
  const name = plainSpaces(author);
  const member = team.find((each) => `${each.name} ${each.surname}` === name);
  if (!member) return null;
  const { role, email, phone, photo } = member;
  return { name, role, email, phone, photo: pictureSource(photo) };
}
