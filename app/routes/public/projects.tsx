import { ComingSoon } from "~/components/site/coming-soon.tsx";

export default function Projects() {
  return <ComingSoon />;
}
