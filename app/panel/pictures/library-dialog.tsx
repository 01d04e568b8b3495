import { useRef, useState } from "react";
import { SearchField } from "~/panel/access/filter-fields.tsx";
import type { Picture } from "~/panel/data/picture-library.ts";
import { ListFailed, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Button } from "~/ui/button.tsx";
import { foundPictures, PictureGrid } from "./picture-grid.tsx";
import { usePictures } from "./queries.ts";
import { pictures as text } from "./words.ts";

type Props = {
  many: boolean;
  opener: Element;
  onClose: () => void;
  onChoose: (pictures: Picture[]) => void;
};

export function LibraryDialog({ many, opener, onClose, onChoose }: Props) {
  const { data, isLoadingError, refetch, isFetching } = usePictures();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<Picture[]>([]);
  const done = useRef<Picture[]>([]);
  const found = foundPictures(data ?? [], query);

  function finish(pictures: Picture[]) {
    done.current = pictures;
    onClose();
  }

  function choose(picture: Picture) {
    if (!many) return finish([picture]);
    const others = chosen.filter(({ path }) => path !== picture.path);
    setChosen(others.length < chosen.length ? others : [...chosen, picture]);
  }

  return (
    <Modal
      open
      wide
      title={text.library}
      opener={opener}
      onClose={onClose}
      onClosed={() => done.current.length > 0 && onChoose(done.current)}
      footer={
        many && (
          <>
            <Button size="sm" disabled={chosen.length === 0} onClick={() => finish(chosen)}>
              {text.choose(chosen.length)}
            </Button>
            <Button variant="secondary" size="sm" onClick={onClose}>
              {text.cancel}
            </Button>
          </>
        )
      }
    >
      <div className="mb-5">
        <SearchField value={query} hint={text.searchHint} onChange={setQuery} />
      </div>
      {isLoadingError ? (
        <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <p role="status">{text.loading}</p>
      ) : found.length === 0 ? (
        <NoRows text={data.length === 0 ? text.empty : text.noMatch} />
      ) : (
        <PictureGrid
          key={query}
          pictures={found}
          chosen={many ? chosen.map(({ path }) => path) : undefined}
          onOpen={choose}
        />
      )}
    </Modal>
  );
}
