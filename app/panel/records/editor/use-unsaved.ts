import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { deviceStorage } from "~/data/browser-storage.ts";
import { useSession } from "~/panel/access/session.tsx";
import { findWorkingCopies } from "~/panel/data/records/working-copies.ts";
import { allTexts, type FoundText, unsavedTexts } from "~/panel/editing/unsaved/unsaved-text.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";

/** A sheet waits no longer for the server's copies, in milliseconds: they are offered the next time. */
const PATIENCE = 2500;

/**
 * The texts to be offered when a sheet opens, undefined while they are looked for: the latest one of a
 * record, all of the new ones.
 */
export function useUnsaved<K extends Kind>(
  { table, form }: EditedKind<K>,
  recordId: number | null,
): FoundText<K["form"]>[] | undefined {
  const { client, account } = useSession();
  const { data } = useQuery({
    queryKey: ["working-copies-of", table, recordId],
    queryFn: async () => {
      try {
        return await findWorkingCopies(client, table, recordId, AbortSignal.timeout(PATIENCE));
      } catch (error) {
        console.warn(error);
        return [];
      }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const onServer = data.flatMap(({ id, form: values, ...copy }) => {
      const read = form.read(values);
      return read ? [{ ...copy, sitting: id, values: read }] : [];
    });
    const key = { userId: account.id, table, recordId };
    const texts = allTexts(unsavedTexts(deviceStorage, key, form.read), onServer);
    return recordId === null ? texts : texts.slice(0, 1);
  }, [data, form, account.id, table, recordId]);
}
