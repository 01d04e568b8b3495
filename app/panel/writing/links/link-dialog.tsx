import { type FormEvent, useId, useState } from "react";
import { serviceNavigation } from "~/content/navigation.ts";
import { menuEntries } from "~/content/settings/menu-entries.ts";
import { shell } from "~/content/shell.ts";
import type { SitePage } from "~/panel/data/site-pages.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { links as text } from "~/panel/writing/words.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { completeAddress } from "./broken-links.ts";
import { useSitePages } from "./use-site-pages.ts";

export type Link = { words: string; address: string };

type Props = {
  link: Link;
  opener: Element;
  /** The new link; null removes it and leaves its words. */
  onDone: (link: Link | null) => void;
  onClose: () => void;
  onClosed: () => void;
};

const pages: SitePage[] = [
  ...menuEntries.map(({ name, path }) => ({
    path,
    title: name.charAt(0) + name.slice(1).toLowerCase(),
  })),
  ...serviceNavigation.map(({ name, path }) => ({ path, title: name })),
  { path: "/polityka-prywatnosci", title: shell.privacy },
].map(({ path, title }) => ({ path, title: plainSpaces(title) }));

export function LinkDialog({ link, opener, onDone, onClose, onClosed }: Props) {
  const [words, setWords] = useState(link.words);
  const [address, setAddress] = useState(link.address);
  const [tried, setTried] = useState(false);
  const formId = useId();
  const complete = completeAddress(address);
  const wrong = { words: words.trim() === "", address: complete === null };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.words || complete === null) {
      const first = wrong.words ? "words" : "address";
      document.querySelector<HTMLElement>(`[id="${formId}-${first}"]`)?.focus();
      return;
    }
    onDone({ words: words.trim(), address: complete });
    onClose();
  }

  function choose(page: SitePage) {
    setAddress(page.path);
    if (words.trim() === "") setWords(page.title);
  }

  return (
    <Modal
      open
      title={text.title}
      opener={opener}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button type="submit" form={formId} size="sm">
            {link.address ? text.change : text.insert}
          </Button>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          {link.address && (
            <Button
              variant="ghost"
              className="ml-auto"
              onClick={() => {
                onDone(null);
                onClose();
              }}
            >
              {text.remove}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Field
          id={`${formId}-words`}
          label={text.words}
          value={words}
          error={tried && wrong.words ? text.missingWords : null}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <Field
          id={`${formId}-address`}
          label={text.address}
          value={address}
          hint={text.addressHint}
          error={tried && wrong.address ? text.badAddress : null}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
        <PageChoice address={address} onChoose={choose} />
      </form>
    </Modal>
  );
}

type ChoiceProps = { address: string; onChoose: (page: SitePage) => void };

function PageChoice({ address, onChoose }: ChoiceProps) {
  const { rows, isError } = useSitePages(true);
  const groups = [
    { label: text.pages, pages },
    { label: text.posts, pages: rows?.posts ?? [] },
    { label: text.caseStudies, pages: rows?.caseStudies ?? [] },
  ].filter((group) => group.pages.length > 0);
  const all = groups.flatMap((group) => group.pages);

  function choose(chosen: string) {
    const page = all.find(({ path }) => path === chosen);
    if (page) onChoose(page);
  }

  return (
    <>
      <label className="grid gap-2">
        <span className="label text-text-2">{text.ours}</span>
        <select
          value={all.some(({ path }) => path === address) ? address : ""}
          onChange={(event) => choose(event.target.value)}
          className="min-h-12 w-full min-w-0 rounded-frame border border-edge bg-bg px-3.5 hover:border-text-2"
        >
          <option value="">{text.choose}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.pages.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isError && <p className="text-sm text-text-2">{text.pagesFailed}</p>}
    </>
  );
}
