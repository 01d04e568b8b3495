import { messages as text } from "~/content/admin/messages.ts";
import { type Handling, handlings } from "~/panel/data/messages.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";

const looks: Record<Handling, string> = {
  new: "border-accent bg-accent text-ink",
  open: "border-accent text-accent-hover",
  answered: "border-edge text-text-2",
  spam: "border-edge border-dashed text-muted",
};

export function HandlingBadge({ handling }: { handling: string }) {
  const known = handlings.find((it) => it === handling) ?? "new";
  return <Badge className={looks[known]}>{text.statuses[known]}</Badge>;
}
