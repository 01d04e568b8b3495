import { ComingSoon } from "~/components/site/coming-soon.tsx";

export default function Services() {
  return <ComingSoon />;
}
