import type { ShownPage } from "~/content/services/types.ts";
import type { ServicePortfolio } from "~/data/portfolio.server.ts";
import { lazyBelowTheFold } from "~/first-load/lazy-below-the-fold.tsx";

const Plain = lazyBelowTheFold("sceny", "min-h-[200svh]", async () => {
  return (await import("./service-scenes.tsx")).ServiceScenes;
});
const WithForm = lazyBelowTheFold("sceny", "min-h-[200svh]", async () => {
  return (await import("./scenes-with-form.tsx")).ScenesWithForm;
});

/** The sections of a service or of an added page. */
export function Scenes(props: { page: ShownPage } & ServicePortfolio) {
  return props.page.hasForm ? <WithForm {...props} /> : <Plain {...props} />;
}
