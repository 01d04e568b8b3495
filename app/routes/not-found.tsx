import { data } from "react-router";
import { shell } from "~/content/shell.ts";
import { NotFoundPage } from "~/site/error-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: shell.notFound.title }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <NotFoundPage />;
}
