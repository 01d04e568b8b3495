import { lazy, memo, Suspense } from "react";
import { useAfterPause } from "~/panel/kit/use-after-pause.ts";
import { TextPictures } from "~/panel/pictures/text-pictures.tsx";
import { media } from "~/panel/pictures/words.ts";
import { cx } from "~/ui/cx.ts";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { brokenLinks, hasOwnLinks } from "./links/broken-links.ts";
import { linkProblem } from "./links/link-checks.ts";
import { allPaths, useSitePages } from "./links/use-site-pages.ts";
import { addressesWithoutAlt } from "./markdown/picture-markdown.ts";
import { MarkdownArea } from "./plain/markdown-area.tsx";
import type { TextProps } from "./plain/writing-props.ts";
import { SidePreview } from "./side-preview.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { links, toolbar, visual } from "./words.ts";
import { chooseWritingMode, useWritingMode } from "./writing-mode.ts";

// Most of its weight is a library that only some texts are written with.
const VisualEditor = lazy(async () => ({
  default: (await import("./visual/visual-editor.tsx")).VisualEditor,
}));

export function MarkdownInput({
  name,
  rows = 8,
  uploading = false,
  opening = false,
  ...text
}: TextProps) {
  const mode = useWritingMode();
  const { box, fullScreen, toggle } = useFullScreen();
  // Counting and checking a long text takes longer than a key may.
  const noted = useAfterPause(text.value, 300);
  const props = { ...text, rows, uploading, opening, fullScreen, onFullScreen: toggle };
  const area = <MarkdownArea {...props} />;

  return (
    <div
      ref={box}
      data-text={name}
      data-full-screen={fullScreen || undefined}
      className={cx(
        fullScreen && "fixed inset-0 z-50 flex flex-col bg-surface p-3 sm:px-8 sm:py-6",
      )}
    >
      <ModeChoice
        mode={mode}
        apart={fullScreen}
        disabled={uploading}
        onChoose={chooseWritingMode}
      />
      {mode === "markdown" ? (
        <SidePreview text={noted} wanted={fullScreen} opening={opening}>
          {area}
        </SidePreview>
      ) : (
        <PartBoundary
          fallback={
            <>
              <p role="alert" className="mb-2 text-danger text-sm">
                {visual.failed}
              </p>
              {area}
            </>
          }
        >
          <Suspense fallback={<p className="label min-h-80 text-text-2">{visual.loading}</p>}>
            <VisualEditor {...props} />
          </Suspense>
        </PartBoundary>
      )}
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <PartBoundary>
          <TextNotes text={noted} />
        </PartBoundary>
        {mode === "markdown" && (
          <TextPictures addresses={addressesWithoutAlt(noted, media.altPrompt)} />
        )}
      </div>
    </div>
  );
}

type ChoiceProps = {
  mode: "markdown" | "visual";
  apart: boolean;
  disabled: boolean;
  onChoose: (mode: "markdown" | "visual") => void;
};

/** Not while a picture is on its way: it keeps its place in the field that it was put in. */
function ModeChoice({ mode, apart, disabled, onChoose }: ChoiceProps) {
  return (
    <fieldset
      disabled={disabled}
      className={cx("relative z-10 mb-2 ml-auto flex w-fit", !apart && "sm:-mb-5")}
    >
      <legend className="sr-only">{visual.mode}</legend>
      {(["visual", "markdown"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={mode === name}
          onClick={() => onChoose(name)}
          className="min-h-8 border border-edge px-3 font-semibold text-sm text-text-2 first-of-type:rounded-l-frame last-of-type:rounded-r-frame last-of-type:border-l-0 hover:text-text focus-visible:z-10 aria-pressed:bg-accent/15 aria-pressed:text-text"
        >
          {visual.modes[name]}
        </button>
      ))}
    </fieldset>
  );
}

const TextNotes = memo(function TextNotes({ text }: { text: string }) {
  const { origin } = location;
  const { rows } = useSitePages(hasOwnLinks(text, origin));
  const problems = brokenLinks(text, origin, rows && allPaths(rows)).map(linkProblem);
  return (
    <>
      <p className="ml-auto text-muted text-sm tabular-nums">{toolbar.words(countWords(text))}</p>
      <div role="status" className="w-full text-sm empty:hidden">
        {problems.length > 0 && (
          <>
            <p className="text-text">{links.broken}</p>
            <ul className="mt-1 list-disc pl-5 text-text-2 [overflow-wrap:anywhere]">
              {[...new Set(problems)].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
});

/** Words with a letter or a digit in them, so that Markdown signs do not count. */
function countWords(text: string): number {
  return text.match(/(?<!\S)[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
