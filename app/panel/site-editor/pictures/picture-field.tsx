import { useMutation } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { home } from "~/content/home.ts";
import { bucketName, bucketPaths } from "~/data/pictures/images.ts";
import { loopedPictures } from "~/looped-pictures.ts";
import { useSession } from "~/panel/access/session.tsx";
import { formatMoment } from "~/panel/kit/moments.ts";
import { LibraryChoice } from "~/panel/pictures/library-choice.tsx";
import { usePicture } from "~/panel/pictures/queries.ts";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { FileDrop } from "~/panel/pictures/upload/file-drop.tsx";
import { usePictureUpload } from "~/panel/pictures/upload/use-picture-upload.ts";
import { posts } from "~/panel/records/words.ts";
import {
  isOutdated,
  type PageText,
  shownValue,
  storedEntry,
} from "~/panel/site-editor/edits/edit-state.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import type { FramePage } from "~/panel/site-editor/frame/frame-page.ts";
import { pointOf } from "~/panel/site-editor/frame/pictures.ts";
import { FieldFrame, SharedPages } from "~/panel/site-editor/text-field.tsx";
import { TwoTexts } from "~/panel/site-editor/two-texts.tsx";
import { fieldWords, kindWords } from "~/panel/site-editor/words.ts";
import { MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import { pictureValue } from "~/site-texts/pictures/pictures.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { AltField } from "./alt-field.tsx";
import { chosenPicture } from "./chosen-picture.ts";
import { ChosenPoints } from "./chosen-points.tsx";
import { FilmField, sizeOf } from "./film-field.tsx";
import { lightOf } from "./light.ts";
import { SmallPicture } from "./picture-diff.tsx";
import { shownAddress } from "./shown-address.ts";
import { pictureWords as words } from "./words.ts";

type Props = {
  text: PageText;
  frame: FramePage | null;
  edits: TextEdits;
  onClose: () => void;
};

/** Narrower ones are not sharp where a page shows them large. */
const NARROW = 1280;
const target = { folder: "library", bounds: MAIN_BOUNDS, keeps: ["webp"] } as const;

const OPENING = "home#/home/hero/picture";
const REEL_LENGTH = "home#/home/hero/reel/length";

const hasOwnFilm = (name: string | undefined) =>
  name !== undefined && (name === "hero-bg" || loopedPictures.has(name));

/** `1:05` */
function clockOf(seconds: number): string {
  const all = Math.round(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

/** One picture beside the page. */
export function PictureField({ text, frame, edits, onClose }: Props) {
  const { id, original, alts = [] } = text;
  const fileId = useId();
  const value = shownValue(text);
  const chosen = chosenPicture(text, value);
  const { client } = useSession();
  const stored = usePicture(chosen.address);
  const storePictures = usePictureUpload();
  const upload = useMutation({
    mutationFn: (file: File) =>
      storePictures([file], target, posts.messages, (url) => url && void choose(url, "")),
  });
  const store = ([file]: File[]) => file && upload.mutate(file);
  const place = frame?.places.get(id)?.[0];
  const revision = stored && stored.revision > 0 ? `?v=${stored.revision}` : "";

  // A file button takes the focus for the keyboard, and no phone shows its keyboard for it.
  useEffect(() => document.getElementById(fileId)?.focus(), [fileId]);

  async function choose(address: string, description: string, focus?: { x: number; y: number }) {
    const [path] = bucketPaths(address);
    if (!path || bucketName(path) === null) return;
    const light = await lightOf(shownAddress(client, path));
    // Our film goes with our picture: an agency shows nobody else's work.
    const reel = chosen.reel ?? (id === OPENING ? "-" : undefined);
    edits.type(id, pictureValue({ address: path, ...(focus && { point: focus }), light, reel }));
    // What was said of another picture is not true of this one.
    for (const alt of alts) edits.type(alt, description);
  }

  function restore() {
    edits.type(id, original);
    for (const alt of alts) {
      const described = edits.edits.texts[alt];
      if (described) edits.type(alt, described.original);
    }
  }

  return (
    <FieldFrame title={kindWords.picture} onClose={onClose}>
      {text.pages.length > 1 && <SharedPages pages={text.pages} />}
      {text.conflict && (
        <TwoTexts
          title={fieldWords.conflict.title}
          hint={fieldWords.conflict.saved(formatMoment(text.conflict.at), text.conflict.by)}
          texts={[
            [fieldWords.conflict.mine, <SmallPicture key="mine" text={text} value={value} />],
            [
              fieldWords.conflict.theirs,
              <SmallPicture
                key="theirs"
                text={text}
                value={text.conflict.entry?.value ?? original}
              />,
            ],
          ]}
          answers={[
            [fieldWords.conflict.keep, () => edits.settle(id, "mine")],
            [fieldWords.conflict.take, () => edits.settle(id, "theirs")],
          ]}
        />
      )}
      {isOutdated(text) && (
        <TwoTexts
          title={fieldWords.outdated.title}
          texts={[
            [
              fieldWords.outdated.was,
              <SmallPicture key="was" text={text} value={storedEntry(text)?.was ?? ""} />,
            ],
            [fieldWords.outdated.now, <SmallPicture key="now" text={text} value={original} />],
          ]}
          answers={[
            [fieldWords.outdated.keep, () => edits.type(id, value)],
            [fieldWords.outdated.take, restore],
          ]}
        />
      )}
      <FileDrop disabled={upload.isPending} onFiles={store} className="flex flex-wrap gap-3">
        <FileButton
          id={fileId}
          className={cx(
            buttonLook({ variant: "secondary", size: "sm" }),
            upload.isPending && "cursor-progress text-muted",
          )}
          disabled={upload.isPending}
          onFiles={store}
        >
          {upload.isPending ? words.busy : words.change}
        </FileButton>
        <LibraryChoice
          disabled={upload.isPending}
          onChoose={([picture]) => {
            if (!picture) return;
            const { address, decorative, description, focus_x: x, focus_y: y } = picture;
            const focus = x === 50 && y === 50 ? undefined : { x, y };
            void choose(address, decorative ? "" : description, focus);
          }}
        />
        <span className="self-center text-muted text-sm max-lg:hidden">{words.drop}</span>
      </FileDrop>
      {stored?.width && stored.width < NARROW && (
        <p role="status" className="border-accent border-l-2 pl-3 text-sm">
          {words.tooNarrow(stored.width)}
        </p>
      )}
      {stored && id === OPENING && (
        <p className="text-muted text-sm">{words.weighs(sizeOf(stored.bytes ?? 0))}</p>
      )}
      <AltField alts={alts} edits={edits} isAsked={!chosen.name} />
      <FilmField
        film={chosen.film}
        otherwise={hasOwnFilm(chosen.name) ? "own" : hasOwnFilm(original) ? "moves" : "none"}
        onChange={(film) => edits.type(id, pictureValue({ ...chosen, film }))}
      />
      {id === OPENING && (
        <FilmField
          isReel
          film={chosen.reel}
          otherwise="own"
          onChange={(reel, seconds) => {
            edits.type(id, pictureValue({ ...chosen, reel }));
            if (edits.edits.texts[REEL_LENGTH])
              edits.type(REEL_LENGTH, seconds ? clockOf(seconds) : home.hero.reel.length);
          }}
        />
      )}
      <ChosenPoints
        key={chosen.address}
        src={shownAddress(client, chosen.address) + revision}
        point={chosen.point ?? (place ? pointOf(place) : { x: 50, y: 50 })}
        phone={chosen.phone}
        place={place}
        onMove={(point, phone) => edits.type(id, pictureValue({ ...chosen, point, phone }))}
      />
      <div className="flex flex-wrap gap-4">
        <Button size="sm" variant="secondary" onClick={onClose} className="lg:hidden">
          {fieldWords.done}
        </Button>
        <Button size="sm" variant="secondary" disabled={value === original} onClick={restore}>
          {words.restore}
        </Button>
      </div>
    </FieldFrame>
  );
}
