import type { OfferedService, ServiceSlug } from "../agency/services.ts";
import type { FaqItem, PageText, ServiceBlock } from "../sections/types.ts";

export type ServiceText = PageText & {
  slug: ServiceSlug;
  faq: { title: string; items: readonly FaqItem[] };
};

/** Of a service that is offered, or of a page of one's own. */
export type ServicePage = OfferedService & Omit<ServiceText, "slug">;

/** Without what its samples have left empty, and with its questions in one place. */
export type ShownPage = Omit<ServicePage, "blocks"> & { blocks: readonly ServiceBlock[] };
