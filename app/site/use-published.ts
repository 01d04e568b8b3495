import { useRouteLoaderData } from "react-router";
import type { Published } from "~/content/page-content/types.ts";

const nothing: Published = {};

export function usePublished(): Published {
  return useRouteLoaderData<{ content?: Published }>("root")?.content ?? nothing;
}
