import type { Shapes } from "~/content/agency/shapes.ts";
import { pictureAddress } from "~/content/agency/shown.ts";
import { agency } from "../agency/agency.ts";
import { sampleClients } from "../agency/clients.ts";
import { office } from "../agency/office.ts";
import { openingHours } from "../agency/opening-hours.ts";
import { prices } from "../agency/prices.ts";
import { privacyFacts } from "../agency/privacy-facts.ts";
import { team } from "../agency/team.ts";
import { portfolio } from "../projects.ts";

/** The facts in the code, in the shapes that the panel edits. */
export const originals: Shapes = {
  office: {
    phones: team.map(({ phone }) => phone),
    email: agency.email,
    location: agency.location,
    legalName: office.legalName,
    street: office.address.street,
    postalCode: office.address.postalCode,
    city: office.address.city,
    region: office.address.region,
    latitude: office.coordinates.latitude,
    longitude: office.coordinates.longitude,
  },
  "opening-hours": {
    days: openingHours.map(({ open }) => open ?? { from: "", to: "" }),
    exceptions: [],
  },
  prices,
  team: {
    members: team.map(({ name, surname, role, email, bio, photo }) => {
      return { name, surname, role, email, bio, photo: pictureAddress(photo) };
    }),
  },
  projects: {
    entries: portfolio.map(({ title, client, category, description, image, alt, stats, slug }) => {
      const numbers = stats.map(({ value, label }) => ({ value, label }));
      return {
        title,
        client,
        category,
        description,
        image: pictureAddress(image),
        alt,
        stats: numbers,
        slug,
      };
    }),
  },
  clients: {
    clients: sampleClients.map(({ name, src }) => ({ name, logo: src })),
  },
  privacy: privacyFacts,
};
