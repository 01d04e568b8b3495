import { ComingSoon } from "~/components/site/coming-soon.tsx";

export default function About() {
  return <ComingSoon />;
}
