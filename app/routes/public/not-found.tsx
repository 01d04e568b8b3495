import { data } from "react-router";
import { ComingSoon } from "~/components/site/coming-soon.tsx";

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return <ComingSoon />;
}
