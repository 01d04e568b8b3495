import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { erasePerson } from "~/panel/data/personal-data.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { personalData } from "./words.ts";

const { erase: text } = personalData;

type Props = {
  address: string;
  open: boolean;
  onClose: () => void;
  onDone: (address: string) => void;
};

export function ErasePerson({ address, open, onClose, onDone }: Props) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [mismatch, setMismatch] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => withSession(() => erasePerson(client, address)),
    onSuccess: async (count) => {
      toastSuccess(text.done(count));
      onClose();
      onDone(address);
      // Lists, drafts of answers and histories that this tab has read may show the person, too.
      await queries.invalidateQueries();
    },
    onError: (error) => toastError(personalData.failed(problemText(error))),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = withoutInvisible(String(new FormData(event.currentTarget).get("typed"))).trim();
    const isSame = typed.toLowerCase() === address;
    setMismatch(!isSame);
    if (isSame) mutate();
    else event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <Modal open={open} onClose={onClose} title={text.title} description={text.text}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-sm text-text-2">{text.backups}</p>
        <Field
          name="typed"
          label={text.type}
          hint={address}
          error={mismatch ? text.mismatch : null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button type="submit" disabled={isPending}>
            {text.confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
