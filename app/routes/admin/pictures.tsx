import { lazy } from "react";
import { pictures } from "~/content/admin/pictures.ts";
import type { Route } from "./+types/pictures";

const PicturesScreen = lazy(async () => ({
  default: (await import("~/panel/pictures/pictures-screen.tsx")).PicturesScreen,
}));

export const meta: Route.MetaFunction = () => [{ title: pictures.title }];

export default function PicturesRoute() {
  return <PicturesScreen />;
}
