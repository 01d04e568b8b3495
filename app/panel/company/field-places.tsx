import { Link } from "react-router";
import type { FactPlace } from "~/content/page-content/watched-facts.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { factPlaces } from "~/panel/data/site/fact-places.ts";
import { publicPages } from "~/panel/site-editor/public-pages.ts";
import { readClaimField } from "./claim-names.ts";
import type { FlatForm } from "./flat-form.ts";
import { placeWords as words } from "./words.ts";

/** By the field of the form; nothing until the answer is there, and nothing when there is none. */
export function useFactPlaces(subject: string): Readonly<Record<string, readonly FactPlace[]>> {
  const { data } = useRead(["fact-places"], factPlaces, {
    staleTime: 60_000,
    retry: false,
    meta: { failed: words.failed },
  });
  return data?.[subject] ?? {};
}

/** An item that was moved in the form has the places of none: they are known by the order that is stored. */
export function placesAsStored(
  places: Readonly<Record<string, readonly FactPlace[]>>,
  stored: FlatForm,
  typed: FlatForm,
): Readonly<Record<string, readonly FactPlace[]>> {
  const isInPlace = (path: string) => {
    const [item] = /^\w+\.\d+\./.exec(path) ?? [];
    if (!item) return true;
    const fields = Object.keys(stored).filter(
      (each) => each.startsWith(item) && readClaimField(each).part === null,
    );
    const same = fields.filter((each) => stored[each] === typed[each]);
    return same.length > fields.length / 2;
  };
  return Object.fromEntries(Object.entries(places).filter(([path]) => isInPlace(path)));
}

/** What of the real site will change with this field, before it is saved. */
export function FieldPlaces({ places }: { places: readonly FactPlace[] | undefined }) {
  if (!places || places.length === 0) return null;
  const pages = new Set(places.flatMap((place) => place.pages)).size;
  return (
    <details className="open:w-full">
      <summary className="min-h-8 cursor-pointer py-1 text-text-2">{words.title(pages)}</summary>
      <ul className="mt-1 grid max-h-72 gap-3 overflow-y-auto border-line border-l-2 pl-3">
        {places.map(({ sentence, pages }) => (
          <li key={sentence}>
            <p className={sentence ? "break-words" : "text-text-2"}>{sentence ?? words.data}</p>
            <p className="flex flex-wrap gap-x-3">
              {pages.slice(0, SHOWN).map((path) => (
                <Link
                  key={path}
                  to={`/admin/strona/edycja${path}`}
                  className="inline-flex min-h-8 items-center underline decoration-edge underline-offset-4 hover:decoration-text"
                >
                  {publicPages.find((page) => page.path === path)?.name ?? path}
                </Link>
              ))}
              {pages.length > SHOWN && (
                <span className="inline-flex min-h-8 items-center text-muted">
                  {words.more(pages.length - SHOWN)}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

const SHOWN = 6;
