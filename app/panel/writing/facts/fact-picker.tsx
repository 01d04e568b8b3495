import { useState } from "react";
import { priceWords, factWords as words } from "~/panel/kit/fact-words.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import type { Facts } from "~/text/fill.ts";
import { Button } from "~/ui/button.tsx";

const groups = [
  { title: words.own, names: words.names, currency: null },
  ...Object.entries(priceWords.groups).map(([group, title]) => ({
    title,
    names: Object.fromEntries(
      Object.entries(priceWords.names).filter(([name]) => name.startsWith(`${group}.`)),
    ),
    currency: words.currency,
  })),
];

type Props = { facts: Facts; onChoose: (fact: string, currency: string | null) => void };

/** „Wstaw dane firmy”: everything that a text may take, as it is at present. */
export function FactPicker({ facts, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<[fact: string, currency: string | null] | null>(null);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {words.insert}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.insert}
        description={words.hint}
        // The dialog gives the focus back first.
        onClosed={() => {
          if (chosen) onChoose(...chosen);
          choose(null);
        }}
      >
        {groups.map(({ title, names, currency }) => {
          const known = Object.entries(names).filter(([name]) => facts[name]);
          if (known.length === 0) return null;
          return (
            <section key={title} className="mt-5 first:mt-0">
              <h3 className="label mb-1 text-text-2">{title}</h3>
              <ul>
                {known.map(([name, label]) => (
                  <li key={name} className="border-line border-b">
                    <button
                      type="button"
                      onClick={() => {
                        choose([name, currency]);
                        setOpen(false);
                      }}
                      className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1.5 text-left hover:bg-raised"
                    >
                      <span className="text-sm text-text-2">{label}</span>
                      <span className="font-semibold">
                        {facts[name]}
                        {currency && ` ${currency}`}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Modal>
    </>
  );
}
