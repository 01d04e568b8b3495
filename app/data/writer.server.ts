import type { RouterContextProvider } from "react-router";
import { team as originalTeam } from "~/content/agency/team.ts";
import { type ShownPicture, shownPicture } from "~/picture-source.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { published } from "./page-content.server.ts";

export type Writer = {
  name: string;
  role: string;
  email: string;
  phone: string;
  photo: ShownPicture;
};

/** The member of the team whom a post names; on the server, so that no browser loads the whole team. */
export async function findWriter(
  context: Readonly<RouterContextProvider>,
  author: string,
): Promise<Writer | null> {
  const { team = originalTeam } = (await published(context)) ?? {};
  const name = plainSpaces(author);
  const member = team.find(
    (each) => `${plainSpaces(each.name)} ${plainSpaces(each.surname)}` === name,
  );
  if (!member) return null;
  const { role, email, phone, photo } = member;
  return { name, role, email, phone, photo: shownPicture(photo) };
}
