import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { readFactor, requireFactor } from "~/panel/data/accounts/second-factor.ts";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { failureText } from "./failure-text.ts";
import { people } from "./words.ts";

const text = people.factor;
const key = ["second-factor"] as const;

export function RequireFactor() {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { data } = useRead(key, (asked) => readFactor(asked));
  const { mutate, isPending } = useMutation({
    mutationFn: (required: boolean) => withSession(() => requireFactor(client, required)),
    onSuccess: (_, required) => toastSuccess(required ? text.required : text.notRequired),
    onError: (error) => toastError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  if (!data || data.state === "none") return null;
  return (
    <section className="mt-6 border border-line p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <label className="mt-4 flex min-h-10 items-start gap-3">
        <input
          type="checkbox"
          checked={data.required}
          disabled={isPending}
          onChange={({ currentTarget: { checked } }) => mutate(checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          {text.require}
          <span className="block max-w-prose text-muted text-sm">{text.requireHint}</span>
        </span>
      </label>
    </section>
  );
}
