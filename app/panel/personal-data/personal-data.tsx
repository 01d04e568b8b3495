import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { Screen } from "~/panel/access/screen.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { findPerson } from "~/panel/data/personal-data.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FoundPerson } from "./found-person.tsx";
import { PrivacyLog } from "./privacy-log.tsx";
import { RetentionForm } from "./retention-form.tsx";
import { personalData as text } from "./words.ts";

export function PersonalData() {
  return (
    <Screen title={text.title}>
      <PersonSearch />
      <RetentionForm />
      <PrivacyLog />
    </Screen>
  );
}

/** The address stays in this component: in the browser's history it would be one more copy. */
function PersonSearch() {
  const { client, withSession } = useSession();
  const [invalid, setInvalid] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (address: string) => withSession(() => findPerson(client, address)),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = withoutInvisible(
      String(new FormData(event.currentTarget).get("address")),
    ).trim();
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(address);
    setInvalid(!isAddress);
    if (isAddress) mutate(address.toLowerCase());
    else event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <div className="grid max-w-prose gap-6 pb-10">
      <p className="text-text-2">{text.lead}</p>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-4">
        <Field
          className="min-w-0 flex-[1_1_16rem]"
          name="address"
          type="email"
          label={text.address}
          error={invalid ? text.badAddress : null}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" disabled={isPending} className="sm:mt-[1.65rem]">
          {isPending ? text.finding : text.find}
        </Button>
      </form>
      <div role="status">
        {error && <p>{text.failed(problemText(error))}</p>}
        {data && <FoundPerson key={data.address} person={data} onChanged={mutate} />}
      </div>
    </div>
  );
}
