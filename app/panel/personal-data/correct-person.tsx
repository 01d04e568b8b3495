import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { type Correction, correctPerson, type Person } from "~/panel/data/personal-data.ts";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { privacyLogKey } from "./privacy-log.tsx";
import { personalData } from "./words.ts";

const { correct: text } = personalData;

type Props = {
  person: Person;
  open: boolean;
  onClose: () => void;
  onDone: (address: string) => void;
};

export function CorrectPerson({ person, open, onClose, onDone }: Props) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (correction: Correction) =>
      withSession(() => correctPerson(client, person.address, correction)),
    onSuccess: async (count, { email }) => {
      toastSuccess(text.done(count));
      onClose();
      onDone(email.toLowerCase() || person.address);
      await queries.invalidateQueries({ queryKey: privacyLogKey });
    },
    onError: (error) => {
      const isInvalid = error instanceof DataProblem && error.kind === "invalid";
      setRefusal(isInvalid ? text.invalid : personalData.failed(problemText(error)));
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [name = "", email = ""] = ["name", "email"].map((key) =>
      withoutInvisible(String(fields.get(key))).trim(),
    );
    setRefusal(null);
    if (name === "" && email === "") onClose();
    else mutate({ name, email });
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.text(person.messages.length)}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field name="name" label={text.name} autoComplete="off" maxLength={100} />
        <Field name="email" type="email" label={text.email} autoComplete="off" error={refusal} />
        <Button type="submit" disabled={isPending}>
          {text.save}
        </Button>
      </form>
    </Modal>
  );
}
