import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import { saveOwnName } from "~/panel/data/accounts/own-account.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { failureText } from "./failure-text.ts";
import { account } from "./words.ts";

const text = account.name;

export function OwnName() {
  const { client, account: me, withSession } = useSession();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (name: string) => withSession(() => saveOwnName(client, me.id, name)),
    onSuccess: async () => {
      await revalidate();
      toastSuccess(text.saved);
    },
    onError: (failed) => setError(failureText(failed)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = withoutInvisible(String(new FormData(event.currentTarget).get("name"))).trim();
    const problem = name.length > 100 ? text.tooLong : name.includes("@") ? text.address : null;
    setError(problem);
    if (problem) event.currentTarget.querySelector<HTMLInputElement>("[name=name]")?.focus();
    else save.mutate(name);
  }

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <form method="dialog" noValidate onSubmit={submit} className="mt-6 grid gap-6">
        <Field
          label={text.label}
          name="name"
          autoComplete="name"
          defaultValue={me.name ?? ""}
          hint={text.hint}
          error={error}
        />
        <Button type="submit" disabled={save.isPending} className="justify-self-start">
          {text.save}
        </Button>
      </form>
    </section>
  );
}
