import { content } from "./content.ts";
import { design } from "./design.ts";
import { drone } from "./drone.ts";
import { live } from "./live.ts";
import { podcast } from "./podcast.ts";
import { social } from "./social.ts";
import type { ServicePage } from "./types.ts";
import { video } from "./video.ts";
import { web } from "./web.ts";

/** The eight service pages in the order of the route table. */
export const services: readonly ServicePage[] = [
  video,
  drone,
  podcast,
  live,
  content,
  social,
  web,
  design,
];

export function findService(slug: string): ServicePage | undefined {
  return services.find((service) => service.slug === slug);
}
