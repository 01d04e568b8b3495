import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { bucketName } from "~/data/pictures/images.ts";
import { useSession } from "~/panel/access/session.tsx";
import { describeUndescribed } from "~/panel/data/picture-library.ts";
import { rereadPictures } from "~/panel/pictures/queries.ts";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { usePictureUpload } from "~/panel/pictures/upload/use-picture-upload.ts";
import { DrawnValue } from "~/panel/site-editor/drawn-value.tsx";
import { type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import type { PictureKind } from "./findings.ts";
import { loadImage, readDrawing } from "./read-picture.ts";
import { TwoValues } from "./two-values.tsx";
import { brandWords as words } from "./words.ts";

type Props = {
  text: PageText | undefined;
  edits: TextEdits;
  label: string;
  kind: PictureKind;
  hint: string;
};

/** As large as the largest place needs it. */
const target = {
  folder: "library",
  bounds: { width: 1024, height: 1024 },
  keeps: ["png", "webp"],
} as const;

export function PictureField({ text, edits, label, hint }: Props) {
  const id = useId();
  const store = usePictureUpload();
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  if (!text) return null;
  const value = shownValue(text);

  async function describe(path: string, description: string) {
    await withSession(() => describeUndescribed(client, path, description));
    rereadPictures(queries, { uses: false });
  }

  async function take(file: File) {
    if (!text) return;
    setLeft([]);
    setProblem(null);
    const drawing = await readDrawing(file);
    if (drawing && "problem" in drawing) return setProblem(words.problems[drawing.problem]);
    if (drawing) {
      setLeft(drawing.left);
      edits.type(text.id, drawing.svg);
      return;
    }
    const stored: string[] = [];
    await store([file], target, words.messages, (url) => {
      if (url) stored.push(url);
    });
    const [address] = stored;
    if (!address) return;
    const path = bucketName(address);
    const name = edits.edits.facts["agency.name"] ?? "";
    if (path) describe(path, `${label}: ${name}`).catch(console.error);
    const { naturalWidth, naturalHeight } = await loadImage(address);
    edits.type(text.id, `${pathOf(address)} ${naturalWidth} ${naturalHeight}`);
  }

  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="label mb-2 text-text-2">{label}</legend>
      <div className="grid grid-cols-1 justify-items-start gap-3">
        {value ? <DrawnValue value={value} /> : <p className="text-muted text-sm">{words.none}</p>}
        <div className="flex flex-wrap gap-3">
          <FileButton
            label={`${label}: ${value ? words.replace : words.upload}`}
            accept="image/svg+xml,.svg,image/png,image/webp"
            className={buttonLook({ variant: "secondary", size: "sm" })}
            disabled={busy}
            onFiles={async ([file]) => {
              if (!file) return;
              setBusy(true);
              await take(file)
                .catch((error) => {
                  console.warn(error);
                  setProblem(words.problems.unreadable);
                })
                .finally(() => setBusy(false));
            }}
          >
            {busy ? words.reading : value ? words.replace : words.upload}
          </FileButton>
          {value && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${label}: ${words.remove}`}
              onClick={() => {
                setLeft([]);
                edits.type(text.id, "");
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
        {problem && (
          <p role="alert" className="font-medium text-danger text-sm">
            {problem}
          </p>
        )}
        {left.length > 0 && (
          <p role="status" className="border-accent border-l-2 pl-3 text-sm">
            {words.left(left)}
          </p>
        )}
      </div>
      <TwoValues text={text} edits={edits} />
    </fieldset>
  );
}

/** Without the origin of the backend, which may become another one. */
function pathOf(address: string): string {
  return address.slice(Math.max(0, address.indexOf("/storage/")));
}
