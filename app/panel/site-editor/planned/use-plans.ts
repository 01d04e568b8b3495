import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useRead } from "~/panel/access/use-read.ts";
import { listTextDrafts } from "~/panel/data/site/site-texts.ts";
import type { PageEdits } from "~/panel/site-editor/edits/edit-state.ts";
import { type PlannedText, plansOf } from "./page-plans.ts";

const key = ["text-plans"];

/** Read again when another number of texts waits, since a text that is published or taken back is not planned any more. */
export function usePlans({ texts }: PageEdits): {
  plans: readonly PlannedText[];
  readAgain: () => Promise<unknown>;
} {
  const queries = useQueryClient();
  const waiting = Object.values(texts).filter(({ draft }) => draft !== undefined).length;
  const { data = [] } = useRead([...key, waiting], listTextDrafts, {
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  // A first read that began before a plan was made would not be ended by `refetch`.
  const readAgain = () => queries.invalidateQueries({ queryKey: key });
  return { plans: plansOf(data, texts), readAgain };
}
