import { data } from "react-router";
import { NotFoundPage } from "~/components/site/error-page.tsx";
import { shell } from "~/content/shell.ts";

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: shell.notFound.title }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <NotFoundPage />;
}
