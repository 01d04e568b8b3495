import { useEffect, useState } from "react";
import { usePublished } from "~/site/use-published.ts";
import { openNowText } from "./open-now-text.ts";

export function OpenNow() {
  const { openingHours } = usePublished();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(tick);
  }, []);
  return openNowText(now, openingHours);
}
