import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { randomId } from "~/data/random-id.ts";
import { useSession } from "~/panel/access/session.tsx";
import { listRedirects } from "~/panel/data/redirects.ts";
import { draftOwnDocument, type OwnDocument } from "~/panel/data/site/own-documents.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Checkbox } from "~/panel/kit/ui/settings-section.tsx";
import { type OwnKind, ownDocument } from "~/site-texts/own-documents.ts";
import { caseStudySlug } from "~/text/slug.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { ownAddressProblem, plainAddress } from "./own-address-problem.ts";
import { ownWords as text } from "./own-words.ts";

/** A stored one, or the kind of a new one. */
export type OpenedOwn = OwnDocument | { kind: OwnKind; document?: undefined };

type Props = {
  opened: OpenedOwn | null;
  own: readonly OwnDocument[];
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

/** „Dodaj usługę”, „Dodaj podstronę”, and what they have beside the texts of their page. */
export function OwnDialog({ opened, ...props }: Props) {
  return (
    <Modal
      open={opened !== null}
      onClose={props.onClose}
      title={opened ? (opened.document ? text.changeTitle : text.add)[opened.kind] : ""}
    >
      {opened && <OwnForm opened={opened} {...props} />}
    </Modal>
  );
}

const root: Readonly<Record<OwnKind, string>> = { service: "/uslugi/", page: "/" };

/** Later ones come behind earlier ones when they are sorted. */
function newId(): string {
  return Math.floor(Date.now() / 1000).toString(36) + randomId().slice(0, 3);
}

type FormProps = Props & { opened: OpenedOwn };

function OwnForm({ opened, own, onClose, onSaved }: FormProps) {
  const { client, withSession } = useSession();
  const navigate = useNavigate();
  const { kind } = opened;
  const stored = opened.document === undefined ? null : opened;
  const [name, setName] = useState(stored?.name ?? "");
  const [typed, setTyped] = useState<string | null>(stored?.path ?? null);
  const [wrong, setWrong] = useState<{ name?: string; path?: string }>({});
  const [busy, setBusy] = useState(false);
  // Until somebody writes another one, it follows the name.
  const address = typed ?? (name === "" ? "" : root[kind] + caseStudySlug(name));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const path = plainAddress(address, location.origin);
    setBusy(true);
    try {
      const redirected = (await withSession(() => listRedirects(client))).map(
        ({ from_address }) => from_address,
      );
      const known = { own, redirected, document: stored?.document };
      const inName = name.trim() === "" ? text.required[kind] : null;
      const inPath = ownAddressProblem(kind, path, known);
      setWrong({ ...(inName && { name: inName }), ...(inPath && { path: inPath }) });
      if (inName || inPath) {
        return form
          .querySelector<HTMLInputElement>(inName ? "[name=name]" : "[name=path]")
          ?.focus();
      }
      const values = {
        path,
        former: formerOf(stored, path),
        name: name.trim(),
        inMenu: fields.has("inMenu"),
        hasForm: fields.has("hasForm"),
      };
      const document = stored?.document ?? ownDocument(kind, newId());
      const isSaved = await withSession(() =>
        draftOwnDocument(client, document, values, stored?.entries ?? null),
      );
      if (!isSaved) toastError(text.conflict);
      else if (stored) toastSuccess(text.saved);
      onClose();
      await onSaved();
      if (isSaved && !stored) await navigate(`/admin/strona/edycja${path}`);
    } catch (error) {
      toastError(text.failed(problemText(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field
        label={text.name[kind]}
        name="name"
        hint={text.nameHint[kind]}
        error={wrong.name}
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
        required
      />
      <Field
        label={text.address}
        name="path"
        hint={text.addressHint[kind]}
        error={wrong.path}
        value={address}
        maxLength={120}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="grid gap-2">
        {kind === "page" && (
          <Checkbox
            name="inMenu"
            label={text.inMenu}
            hint={text.inMenuHint}
            defaultChecked={stored?.inMenu ?? false}
          />
        )}
        <Checkbox
          name="hasForm"
          label={text.hasForm}
          hint={text.hasFormHint}
          defaultChecked={stored?.hasForm ?? false}
        />
      </div>
      {!stored && <p className="text-muted text-sm">{text.sectionsLater}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? text.saving : stored ? text.save : text.open}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}

/** Where visitors found it goes on leading to it. */
function formerOf(stored: OwnDocument | null, path: string): readonly string[] {
  if (!stored) return [];
  const known = stored.isPublished ? [stored.path, ...stored.former] : stored.former;
  return known.filter((address) => address !== path);
}
