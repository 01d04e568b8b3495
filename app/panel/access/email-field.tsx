import { login } from "~/panel/kit/words.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { Field } from "~/ui/field.tsx";

type Props = { defaultValue?: string; error?: string; onChange?: () => void };

export function EmailField(props: Props) {
  return (
    <Field
      label={login.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      {...props}
    />
  );
}

export function readEmail(form: HTMLFormElement): { email: string; problem?: string } {
  const field = form.querySelector<HTMLInputElement>("[name=email]");
  // The browser's own check would refuse an address for what nobody sees in it.
  if (field) field.value = withoutInvisible(field.value);
  const email = String(new FormData(form).get("email")).trim();
  if (email === "") return { email, problem: login.missingEmail };
  if (form.querySelector("[name=email]:invalid")) return { email, problem: login.badEmail };
  return { email };
}
