import type { Shapes } from "~/content/agency/shapes.ts";
import { mapOf, openingOf, phonesOf, pictureAddress, shownHours } from "~/content/agency/shown.ts";
import type { PictureName } from "~/generated/pictures.ts";
import type { ShownPicture } from "~/picture-source.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "../agency/agency.ts";
import { office } from "../agency/office.ts";
import { openingHours } from "../agency/opening-hours.ts";
import { team } from "../agency/team.ts";
import { portfolio } from "../projects.ts";
import type { PageValues, Published } from "./types.ts";

type FindPicture = (address: string) => ShownPicture;
type Picture = PictureName | ShownPicture;

/** Puts the changed facts into the shapes of the files beside. `today` as `2026-12-24`. */
export function publish(values: PageValues, today: string, find: FindPicture): Published {
  const facts = typeset(values.facts);
  const { office: place, "opening-hours": hours, team: people, projects, privacy } = facts;
  const members = teamOf(facts, find);
  const opening = hours ? openingOf(hours) : { week: openingHours, exceptions: [] };
  return {
    ...(place && { agency: agencyOf(place) }),
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

function agencyOf({ email, location, phones }: Shapes["office"]) {
  return { ...agency, email, location, phone: phones[0] ?? agency.phone };
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

function teamOf({ office: place, team: people }: Partial<Shapes>, find: FindPicture) {
  return team.map((original, at) => {
    const member = people?.members[at];
    return {
      ...original,
      ...(member && { ...member, photo: changed(original.photo, member.photo, find) }),
      phone: place?.phones[at] ?? original.phone,
    };
  });
}

function portfolioOf({ entries }: Shapes["projects"], find: FindPicture) {
  return portfolio.map((original, at) => {
    const entry = entries[at];
    if (!entry) return original;
    const stats = original.stats.map((stat, number) => ({ ...stat, ...entry.stats[number] }));
    return { ...original, ...entry, stats, image: changed(original.image, entry.image, find) };
  });
}

/** The original keeps its name: less to send, and what is known of it. */
function changed(original: Picture, address: string, find: FindPicture): Picture {
  return address === pictureAddress(original) ? original : find(address);
}
