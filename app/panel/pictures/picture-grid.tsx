import { rowsWith } from "~/panel/access/list-view.ts";
import type { Picture } from "~/panel/data/picture-library.ts";
import { useFirstRows } from "~/panel/kit/ui/use-first-rows.tsx";
import { isUndescribed, thumbnailOf } from "./queries.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { pictures as text } from "./words.ts";

const PAGE = 48;

export function foundPictures(pictures: readonly Picture[], query: string): readonly Picture[] {
  return rowsWith(
    pictures,
    query,
    ({ description, caption, author, file_name, path }) =>
      `${description} ${caption} ${author} ${file_name} ${path}`,
  );
}

type Props = {
  pictures: readonly Picture[];
  chosen?: readonly string[] | undefined;
  onOpen: (picture: Picture) => void;
};

export function PictureGrid({ pictures, chosen, onOpen }: Props) {
  const { first, more } = useFirstRows(pictures, PAGE, () => text.more);
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {first.map((picture) => (
          <li key={picture.path}>
            <button
              type="button"
              aria-pressed={chosen?.includes(picture.path)}
              aria-label={text.name(picture.description, picture.file_name || picture.path)}
              onClick={() => onOpen(picture)}
              className="group grid w-full gap-2 rounded-frame border-2 border-transparent p-1 text-left hover:bg-raised aria-pressed:border-accent"
            >
              <Thumbnail src={thumbnailOf(picture)} />
              <span className="line-clamp-2 min-h-[2lh] text-sm [overflow-wrap:anywhere]">
                {isUndescribed(picture) ? (
                  <span className="text-accent">{text.filters.undescribed}</span>
                ) : (
                  <span className="text-text-2">{picture.description || text.decorative}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
