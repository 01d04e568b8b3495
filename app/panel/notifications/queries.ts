import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { every } from "~/panel/access/query-client.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import {
  type ContactSettings,
  readContactSettings,
  saveContactSettings,
} from "~/panel/data/contact-settings.ts";
import { listNotifications, readMailWatch } from "~/panel/data/notifications.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { notifications as text } from "./words.ts";

const settingsKey = ["contact-settings"] as const;
export const mailWatchKey = ["mail-watch"] as const;
export const notificationsKey = ["notifications"] as const;

export function useContactSettings() {
  return useRead(settingsKey, readContactSettings, {
    // Another administrator's save would be overwritten in a form that was filled before it.
    refetchOnMount: "always",
    meta: { failed: text.failed },
  });
}

export function useSaveSettings(saved: string) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<ContactSettings>) =>
      withSession(() => saveContactSettings(client, changes)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: settingsKey });
      toastSuccess(saved);
    },
    onError: (error) => toastError(text.saveFailed(problemText(error))),
  });
}

export function useMailWatch() {
  const { client, rights, whileSignedIn } = useSession();
  return useQuery({
    enabled: rights.mayHandleMessages,
    queryKey: mailWatchKey,
    queryFn: () => whileSignedIn(() => readMailWatch(client)),
    refetchInterval: every(50_000),
  });
}

export function useNotifications() {
  return useRead(notificationsKey, listNotifications, { meta: { failed: text.failed } });
}
