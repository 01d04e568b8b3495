import { inject } from "vitest";
import { findShared, type SharedSite } from "../../support/sites/shared-sites.ts";
import type { SiteKind } from "./shared-site.ts";

/**
 * A site that files share, also at the same moment:
 * - `demo` has the demo content, at the address `siteOrigin`; nobody writes to it,
 * - `writable` has no content but the samples of the code, and the settings of `writerEnv`; each test makes rows of its
 *   own and removes them. It believes forwarded headers, so that each test can come from addresses of its own.
 */
export function sharedSite(kind: SiteKind): Promise<SharedSite> {
  return findShared(inject("sharedSites"), kind);
}
