import { services } from "../services.ts";
import { content } from "./content.ts";
import { design } from "./design.ts";
import { drone } from "./drone.ts";
import { live } from "./live.ts";
import { podcast } from "./podcast.ts";
import { social } from "./social.ts";
import type { ServicePage } from "./types.ts";
import { video } from "./video.ts";
import { web } from "./web.ts";

const texts = [video, drone, podcast, live, content, social, web, design];

/** The eight service pages, in the order of the services. */
export const servicePages: readonly ServicePage[] = services.flatMap((service) =>
  texts.filter(({ slug }) => slug === service.slug).map((text) => ({ ...text, ...service })),
);

export function findService(slug: string): ServicePage | undefined {
  return servicePages.find((page) => page.slug === slug);
}
