import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Table } from "~/panel/data/records.ts";
import { findWorkingCopies } from "~/panel/data/working-copies.ts";
import type { BaseForm, EditedKind } from "~/panel/record-kind.ts";
import { useSession } from "~/panel/session/session.tsx";
import { type FoundText, latestText, unsavedTexts } from "./unsaved-text.ts";

/** A sheet waits no longer for the server's copies, in milliseconds: they are offered the next time. */
const PATIENCE = 2500;

/** The text to be offered when a sheet opens; null for none, undefined while it is looked for. */
export function useUnsaved<T extends Table, Form extends BaseForm>(
  { table, form }: EditedKind<T, Form>,
  recordId: number | null,
): FoundText<Form> | null | undefined {
  const { client, account } = useSession();
  const { data } = useQuery({
    queryKey: ["working-copies-of", table, recordId],
    queryFn: async ({ signal }) => {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
      return findWorkingCopies(client, table, recordId, inTime).catch(() => []);
    },
    // Without a network the device's own text is enough.
    networkMode: "always",
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
    return latestText(unsavedTexts(localStorage, key, form.read), onServer);
  }, [data, form, account.id, table, recordId]);
}
