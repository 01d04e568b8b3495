import { type SubmitEvent, useState } from "react";
import { companyFacts } from "~/content/page-content/company-facts.ts";
import { readValues } from "~/content/page-content/read-values.ts";
import { usePageContent } from "~/panel/company/queries.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Checkbox } from "~/panel/kit/ui/settings-section.tsx";
import { useRedirects } from "~/panel/redirects/queries.ts";
import { ownWords } from "~/panel/site-rooms/own-words.ts";
import { roomWords } from "~/panel/site-rooms/room-words.ts";
import type { RoomStore } from "~/panel/site-rooms/use-room-texts.ts";
import { FactsField } from "~/panel/writing/facts/facts-field.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { offerWords as text } from "./offer-words.ts";
import { addressProblem, changesOf, type ShownService } from "./service-texts.ts";

type Props = {
  opened: ShownService | null;
  all: readonly ShownService[];
  store: RoomStore;
  onClose: () => void;
};

/** „Zmień”: name, address and price line of a service, and whether the form is at its end. */
export function ServiceDialog({ opened, onClose, ...more }: Props) {
  return (
    <Modal
      open={opened !== null}
      onClose={onClose}
      title={opened ? `${text.change}: ${opened.name}` : ""}
    >
      {opened && <ServiceForm opened={opened} onClose={onClose} {...more} />}
    </Modal>
  );
}

function ServiceForm({ opened, all, store, onClose }: Props & { opened: ShownService }) {
  const { data: rows } = usePageContent();
  const { data: redirects } = useRedirects();
  const [name, setName] = useState(opened.name);
  const [address, setAddress] = useState(opened.address);
  const [price, setPrice] = useState(opened.price);
  const [hasForm, setHasForm] = useState(opened.hasForm);
  const [isTried, setTried] = useState(false);
  const facts = companyFacts(readValues(rows ?? [], () => {}));
  const typed = { name: name.trim(), address: address.trim(), price: price.trim() };
  const isMoved = typed.address !== opened.address;
  const nameError = typed.name === "" ? text.required : null;
  const addressError = isMoved
    ? addressProblem(typed.address, opened.service, all, redirects ?? [])
    : null;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const wrong = nameError ? "name" : addressError ? "address" : null;
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (!store.texts) return;
    const wanted = { ...typed, hasForm };
    if (await store.keep(changesOf(opened, wanted, store.texts))) onClose();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field
        label={text.name}
        name="name"
        hint={text.nameHint}
        error={isTried ? nameError : null}
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
        required
      />
      <Field
        label={text.address}
        name="address"
        hint={text.addressHint(opened.service.path)}
        error={isTried ? addressError : null}
        value={address}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setAddress(target.value)}
        required
      />
      <FactsField
        label={text.price}
        value={price}
        facts={facts}
        isLines={false}
        rows={3}
        clean={(pasted) => pasted.replace(/\s+/g, " ")}
        onChange={setPrice}
      />
      <Checkbox
        label={ownWords.hasForm}
        hint={ownWords.hasFormHint}
        checked={hasForm}
        onChange={({ target }) => setHasForm(target.checked)}
      />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" disabled={store.busy}>
          {roomWords.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {roomWords.cancel}
        </Button>
      </div>
    </form>
  );
}
