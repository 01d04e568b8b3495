import { href } from "react-router";
import { copyText } from "~/panel/kit/ui/copy-text.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { people } from "./words.ts";

const text = people.invite;

type Props = { email: string; token: string; note: string };

export function ShownLink({ email, token, note }: Props) {
  const link = `${location.origin}${href("/admin/haslo")}#${token}`;
  const copy = () => copyText(link, text.copied, text.copyFailed);

  return (
    <div role="status" className="mt-6 border-accent border-l-2 pl-4">
      <p className="mb-4 text-sm">{note}</p>
      <Field
        label={text.link(email)}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" size="sm" className="mt-4" onClick={copy}>
        {text.copy}
      </Button>
    </div>
  );
}
