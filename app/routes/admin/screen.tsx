import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { admin, tabTitle } from "~/panel/kit/words.ts";
import type { Route } from "./+types/screen";
import { adminScreens } from "./admin-screens.ts";

/** By the ids of their routes, which are their paths. */
const screens = new Map<string, { title: string; Component: LazyExoticComponent<ComponentType> }>(
  adminScreens.map(({ path, name = "", title = name, load }) => [
    path,
    // The specification names the first one.
    {
      title: path === "admin" ? admin.title : tabTitle(title),
      Component: lazy(async () => ({ default: await load() })),
    },
  ]),
);

export const meta: Route.MetaFunction = ({ matches }) => {
  const title = screens.get(matches.at(-1)?.id ?? "")?.title;
  return [{ title }];
};

export default function AdminScreen({ matches, params }: Route.ComponentProps) {
  const Screen = screens.get(matches.at(-1)?.id ?? "")?.Component;
  return Screen && <Screen key={"id" in params ? params.id : undefined} />;
}
