import type { Shapes } from "~/content/agency/shapes.ts";
import {
  mapOf,
  openingOf,
  phonesOf,
  pictureAddress,
  profileOf,
  shownHours,
} from "~/content/agency/shown.ts";
import type { PagePicture, ShownPicture } from "~/picture-source.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "../agency/agency.ts";
import { office } from "../agency/office.ts";
import { openingHours } from "../agency/opening-hours.ts";
import { type TeamMember, team } from "../agency/team.ts";
import { type PortfolioEntry, portfolio } from "../projects.ts";
import type { PageValues, Published } from "./types.ts";

type FindPicture = (address: string) => ShownPicture;

/** Puts the changed facts into the shapes of the files beside. `today` as `2026-12-24`. */
export function publish(values: PageValues, today: string, find: FindPicture): Published {
  const facts = typeset(values.facts);
  const { office: place, "opening-hours": hours, team: people, projects, privacy } = facts;
  const members = teamOf(facts, find);
  const hasNumbers = place?.phones || people?.members.some(({ phone }) => phone);
  const opening = hours ? openingOf(hours) : { week: openingHours, exceptions: [] };
  return {
    ...((place || hasNumbers) && { agency: agencyOf(place, members) }),
    ...(place && { profiles: place.profiles.map(profileOf) }),
    ...((place || people) && { team: members }),
    ...((place || people || hours) && {
      office: {
        ...(place ? placeOf(place) : office),
        phones: phonesOf(members),
        hours: shownHours(opening.week, opening.exceptions, today),
      },
    }),
    ...(hours && { openingHours: opening }),
    ...(projects && { portfolio: portfolioOf(projects, find) }),
    ...(privacy && {
      privacy: {
        ...privacy,
        ...(values.privacyChanged && { changed: values.privacyChanged }),
      },
    }),
  };
}

/** The first person's telephone is that of the agency. */
function agencyOf(place: Shapes["office"] | undefined, [first]: readonly TeamMember[]) {
  const { email, location } = place ?? agency;
  return { ...agency, email, location, phone: first?.phone ?? agency.phone };
}

function placeOf(place: Shapes["office"]) {
  const { legalName, street, postalCode, city, region, latitude, longitude } = place;
  const coordinates = { latitude, longitude };
  return {
    ...office,
    legalName,
    address: { ...office.address, street, postalCode, city, region },
    coordinates,
    map: mapOf(coordinates),
  };
}

function teamOf({ office: place, team: people }: Partial<Shapes>, find: FindPicture): TeamMember[] {
  const phoneAt = (at: number) => place?.phones?.[at] ?? team[at]?.phone ?? agency.phone;
  if (!people) return team.map((original, at) => ({ ...original, phone: phoneAt(at) }));
  const photos = team.map(({ photo }) => photo);
  return people.members.map((member, at) => ({
    ...member,
    id: String(at + 1),
    phone: member.phone ?? phoneAt(at),
    photo: pictureOf(member.photo, photos, find),
  }));
}

function portfolioOf({ entries }: Shapes["projects"], find: FindPicture): PortfolioEntry[] {
  const images = portfolio.map(({ image }) => image);
  return entries.map((entry, at) => {
    const headline = entry.headline ?? headlineOf(at);
    const stats = entry.stats.map((stat, number) =>
      String(number + 1) === (headline || "1") ? { ...stat, headline: true as const } : stat,
    );
    return { ...entry, id: at + 1, stats, image: pictureOf(entry.image, images, find) };
  });
}

/** Of an entry that was stored before one could choose. */
export function headlineOf(at: number): "1" | "2" {
  return portfolio[at]?.stats[1]?.headline ? "2" : "1";
}

/** An original keeps its name: less to send, and what is known of it. */
function pictureOf(
  address: string,
  originals: readonly PagePicture[],
  find: FindPicture,
): PagePicture {
  return originals.find((original) => pictureAddress(original) === address) ?? find(address);
}
