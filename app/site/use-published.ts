import { useRouteLoaderData } from "react-router";
import type { Published } from "~/content/page-content/types.ts";

const nothing: Published = {};

/** What administrators have changed of the facts in `app/content`; the rest is as the code says. */
export function usePublished(): Published {
  return useRouteLoaderData<{ content?: Published }>("root")?.content ?? nothing;
}
