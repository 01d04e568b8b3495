import { useRouteLoaderData } from "react-router";
import type { Published } from "~/content/page-content/types.ts";

const nothing: Published = {};

/** The facts of `app/content` that administrators changed; the others are those of the code. */
export function usePublished(): Published {
  return useRouteLoaderData<{ content?: Published }>("root")?.content ?? nothing;
}
