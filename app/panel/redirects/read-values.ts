import type { RedirectKind, RedirectValues } from "~/panel/data/redirects.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { plainFrom, plainTo } from "~/text/redirects/address.ts";

/** What is wrong with typed values: the address left, the one led to, or a `*` that stands for nothing. */
export type WrongValue = "from" | "to" | "star";

export function readValues(
  from: string,
  to: string,
  kind: RedirectKind,
  ownOrigin: string,
): RedirectValues | WrongValue {
  const from_address = plainFrom(withoutInvisible(from));
  if (from_address === null) return "from";
  if (kind === "gone") return { from_address, to_address: null, kind };
  const to_address = plainTo(withoutInvisible(to), ownOrigin);
  if (to_address === null) return "to";
  if (to_address.endsWith("*") && !from_address.endsWith("*")) return "star";
  return { from_address, to_address, kind };
}
