import { useId } from "react";
import { useRead } from "~/panel/access/use-read.ts";
import { recordId } from "~/panel/data/records/records.ts";
import { CloseIcon } from "~/panel/kit/ui/icons.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import type { RecordOfCard } from "./frame/record-stops.ts";
import { fieldWords, recordWords as words } from "./words.ts";

type Props = {
  record: RecordOfCard;
  name: string;
  onClose: () => void;
  onFollow: (path: string) => void;
};

/** A card of a post or a case study: its words are edited where all of it is. */
export function RecordOffer({ record, name, onClose, onFollow }: Props) {
  const { table, slug } = record;
  const title = useId();
  const { data: id, isError } = useRead(
    ["record-of-card", table, slug],
    (client) => recordId(client, table, slug),
    { meta: { failed: words.failed } },
  );
  const [tab, section] =
    table === "blog_posts" ? ["", "blog"] : (["tab=case-studies&", "case-studies"] as const);
  return (
    <section
      aria-labelledby={title}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      className="grid grid-cols-1 content-start gap-4 p-4 lg:p-6"
    >
      <header className="flex items-center justify-between gap-4">
        <h2
          id={title}
          ref={(heading) => heading?.focus()}
          tabIndex={-1}
          className="label text-text-2 outline-none"
        >
          {words[table].title}
        </h2>
        <button
          type="button"
          aria-label={fieldWords.close}
          onClick={onClose}
          className="-mr-2 grid size-10 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
        >
          <CloseIcon />
        </button>
      </header>
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-text-2">{isError || id === null ? words.failed : words.hint}</p>
      <div className="flex flex-wrap gap-3">
        {typeof id === "number" && (
          <ButtonLink size="sm" to={`/admin?${tab}edit=${id}`}>
            {words[table].edit}
          </ButtonLink>
        )}
        <Button size="sm" variant="secondary" onClick={() => onFollow(`/${section}/${slug}`)}>
          {words.follow}
        </Button>
      </div>
    </section>
  );
}
