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
    email: agency.email,
    location: agency.location,
    legalName: office.legalName,
    street: office.address.street,
    postalCode: office.address.postalCode,
    city: office.address.city,
    region: office.address.region,
    latitude: office.coordinates.latitude,
    longitude: office.coordinates.longitude,
    profiles: [],
  },
  "opening-hours": {
    days: openingHours.map(({ open }) => open ?? { from: "", to: "" }),
    exceptions: [],
  },
  prices,
  team: {
    members: team.map(({ name, surname, role, email, phone, bio, photo }) => {
      return { name, surname, role, email, phone, bio, photo: pictureAddress(photo) };
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
        headline: stats[0]?.headline ? ("1" as const) : ("2" as const),
        slug: slug ?? "",
      };
    }),
  },
  clients: {
    clients: sampleClients.map(({ name, src }) => ({ name, logo: src })),
  },
  privacy: privacyFacts,
  tags: {
    google: "",
    bing: "",
    facebook: "",
    plausible: { address: "", site: "" },
    umami: { address: "", site: "" },
    matomo: { address: "", site: "" },
  },
};
