import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { type OwnDocument, removeOwnDocument } from "~/panel/data/site/own-documents.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { ownWords as text } from "./own-words.ts";

type Props = { own: OwnDocument; onChange: () => void; onRemoved: () => Promise<unknown> };

/** What can be done with an added service or page that the code's cannot. */
export function OwnButtons({ own, onChange, onRemoved }: Props) {
  const { client, withSession } = useSession();
  const [asked, ask] = useState(false);

  async function remove() {
    ask(false);
    try {
      await withSession(() => removeOwnDocument(client, own.document));
      toastSuccess(text.removed);
      await onRemoved();
    } catch (error) {
      toastError(text.failed(problemText(error)));
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`${text.change}: ${own.name}`}
        onClick={onChange}
      >
        {text.change}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={text.removeNamed(own.name)}
        onClick={() => ask(true)}
      >
        {text.remove}
      </Button>
      <Confirm
        open={asked}
        onClose={() => ask(false)}
        title={text.removeTitle(own.name)}
        description={text.removeText(own.path)}
      >
        <Button onClick={() => ask(false)}>{text.keep}</Button>
        <Button variant="secondary" onClick={remove}>
          {text.removeSure}
        </Button>
      </Confirm>
    </>
  );
}
