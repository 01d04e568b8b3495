import { useState } from "react";
import { SearchField } from "~/panel/access/filter-fields.tsx";
import { Screen } from "~/panel/access/screen.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { type Picture, type PictureUse, stemOf } from "~/panel/data/picture-library.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { foundPictures, PictureGrid } from "~/panel/pictures/picture-grid.tsx";
import {
  isUndescribed,
  usePictures,
  usePictureUses,
  useTidyCopies,
} from "~/panel/pictures/queries.ts";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { FileDrop } from "~/panel/pictures/upload/file-drop.tsx";
import { heicLicence } from "~/panel/pictures/upload/heic-licence.client.ts";
import { usePictureUpload } from "~/panel/pictures/upload/use-picture-upload.ts";
import { pictures as text } from "~/panel/pictures/words.ts";
import { MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import { buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { PictureDetails } from "./picture-details.tsx";
import { StoredFilms } from "./stored-films.tsx";

const target = {
  folder: "library",
  bounds: MAIN_BOUNDS,
  keeps: ["jpg", "png", "webp", "gif"],
} as const;
const messages = {
  uploaded: text.uploaded,
  optimised: text.uploaded,
  uploadFailed: text.uploadFailed,
};
const filters = ["all", "undescribed", "unused"] as const;

export function PicturesScreen() {
  const { params, change } = useListParams();
  const { data, isLoadingError, refetch, isFetching } = usePictures();
  const { data: uses } = usePictureUses();
  useTidyCopies();
  const { progress, upload } = useUploads();
  const opened = data?.find(({ path }) => path === params.get("picture"));
  const status = filters.find((known) => known === params.get("status")) ?? "all";
  const query = params.get("q") ?? "";
  const shown = data && foundPictures(data.filter(matching(status, uses)), query);

  return (
    <FileDrop disabled={progress !== null} onFiles={upload}>
      <Screen title={text.title} aside={<UploadButton progress={progress} onFiles={upload} />}>
        <p className="mb-6 max-w-prose text-text-2">
          {text.lead} <span className="max-lg:hidden">{text.drop}</span>
        </p>
        <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
          <SearchField value={query} hint={text.searchHint} onChange={(q) => change({ q }, true)} />
          <ChoiceButtons
            legend={text.filter}
            chosen={status}
            choices={filters.map((value) => ({ value, label: text.filters[value] }))}
            onChoose={(value) => change({ status: value === "all" ? null : value })}
          />
          {shown && (
            <p role="status" className="ml-auto text-muted text-sm">
              {text.count(shown.length)}
            </p>
          )}
        </div>
        {isLoadingError ? (
          <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
        ) : !shown || (status === "unused" && !uses) ? (
          <ListSkeleton />
        ) : shown.length === 0 ? (
          <NoRows text={data?.length === 0 ? text.empty : text.noMatch} />
        ) : (
          <PictureGrid
            key={`${status} ${query}`}
            pictures={shown}
            onOpen={({ path }) => change({ picture: path })}
          />
        )}
        <PartBoundary fallback={null}>
          <StoredFilms />
        </PartBoundary>
        <p className="mt-12 text-muted text-sm">
          {text.heic.notice}{" "}
          <a href={heicLicence} download="libheif-LICENSE.txt" className="underline">
            {text.heic.licence}
          </a>
          ,{" "}
          <a href={text.heic.sourceAddress} className="underline">
            {text.heic.source}
          </a>
        </p>
      </Screen>
      {opened && (
        <PictureDetails
          picture={opened}
          uses={uses && (uses.get(stemOf(opened.path)) ?? [])}
          onClose={() => change({ picture: null })}
        />
      )}
    </FileDrop>
  );
}

function matching(
  status: (typeof filters)[number],
  uses: ReadonlyMap<string, PictureUse[]> | undefined,
) {
  return (picture: Picture) => {
    if (status === "undescribed") return isUndescribed(picture);
    return status === "all" || uses?.has(stemOf(picture.path)) === false;
  };
}

function useUploads() {
  const store = usePictureUpload();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  async function upload(files: File[]) {
    const all = files.length;
    setProgress({ done: 0, all });
    await store(files, target, messages, (_url, at) => setProgress({ done: at + 1, all }));
    setProgress(null);
  }
  return { progress, upload };
}

type UploadProps = {
  progress: { done: number; all: number } | null;
  onFiles: (files: File[]) => void;
};

function UploadButton({ progress, onFiles }: UploadProps) {
  return (
    <FileButton
      label={text.upload}
      className={cx(buttonLook({ size: "sm" }), progress && "cursor-progress")}
      many
      disabled={progress !== null}
      onFiles={onFiles}
    >
      <span role="status">
        {progress ? text.uploading(progress.done, progress.all) : text.upload}
      </span>
    </FileButton>
  );
}
