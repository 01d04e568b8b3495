import { lazy } from "react";
import { pictures } from "~/content/admin/pictures.ts";
import type { Route } from "./+types/pictures";

export const meta: Route.MetaFunction = () => [{ title: pictures.title }];

export default lazy(async () => ({
  default: (await import("~/panel/pictures/screen/pictures-screen.tsx")).PicturesScreen,
}));
