import { useState } from "react";
import { Link } from "react-router";
import { formatTime } from "~/panel/kit/moments.ts";
import { LeftIcon } from "~/panel/kit/ui/icons.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { changedTexts } from "./edits/edit-state.ts";
import type { Way } from "./edits/kept-steps.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import type { Mode, Width } from "./frame/page-frame.tsx";
import { pageName } from "./page-name.ts";
import { usePlanLine } from "./planned/use-plan-line.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import { saveWords, siteEditor as words } from "./words.ts";

export type View = "hidden" | "changes";

type Props = {
  path: string;
  edits: TextEdits;
  mode: Mode;
  view: View;
  width: Width;
  isListOpen: boolean;
  isTextOpen: boolean;
  areSectionsOpen: boolean;
  /** Undefined on a page that is not made of sections. */
  onSections: (() => void) | undefined;
  onMode: (mode: Mode) => void;
  onView: (view: View) => void;
  onWidth: (width: Width) => void;
  onStep: (way: Way) => void;
};

export function Toolbar(props: Props) {
  const { path, edits, mode, view, width, isListOpen, isTextOpen, areSectionsOpen, ...on } = props;
  const count = changedTexts(edits.edits).length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-surface px-3 py-2 sm:gap-x-4 sm:px-4">
      <Link
        to="/admin/strona"
        className="inline-flex min-h-11 min-w-11 items-center gap-2 text-sm text-text-2 hover:text-text"
      >
        <LeftIcon />
        <span className="max-sm:sr-only">{words.back}</span>
      </Link>
      <p className="min-w-0 truncate font-semibold text-sm max-md:hidden">{pageName(path)}</p>
      <SaveLine edits={edits} count={count} />
      <Button
        size="sm"
        className="ml-auto shrink-0"
        disabled={edits.publishing || count === 0}
        onClick={edits.publish}
      >
        {edits.publishing ? words.publishing : words.publish}
      </Button>
      <div
        className={cx(
          "flex w-full flex-wrap items-center gap-x-4 gap-y-2",
          isTextOpen && "max-lg:hidden",
        )}
      >
        <Choice
          legend={words.modes.legend}
          chosen={mode}
          choices={{ edit: words.modes.edit, browse: words.modes.browse }}
          onChoose={on.onMode}
        />
        <Choice
          className="max-sm:hidden"
          legend={words.widths.legend}
          chosen={width}
          choices={{
            phone: words.widths.phone,
            tablet: words.widths.tablet,
            desktop: words.widths.desktop,
          }}
          onChoose={on.onWidth}
        />
        <div className="ml-auto flex gap-1">
          <UndoButtons canUndo={edits.canUndo} canRedo={edits.canRedo} onMove={on.onStep} />
          {on.onSections && (
            <ViewButton isShown={areSectionsOpen} onClick={on.onSections}>
              {words.sections}
            </ViewButton>
          )}
          <ViewButton
            isShown={isListOpen && view === "changes"}
            onClick={() => on.onView("changes")}
          >
            {words.changes(count)}
          </ViewButton>
          <ViewButton isShown={isListOpen && view === "hidden"} onClick={() => on.onView("hidden")}>
            {words.hidden}
          </ViewButton>
        </div>
      </div>
    </div>
  );
}

/** Whether what was typed is stored. */
export function SaveLine({ edits, count }: { edits: TextEdits; count: number }) {
  const { saving, reach, savedAt, texts } = edits.edits;
  const conflict = Object.values(texts).some((text) => text.conflict);
  const [asked, setAsked] = useState(false);
  const plan = usePlanLine(edits);
  const said = saving
    ? saveWords.saving
    : conflict
      ? saveWords.conflict
      : edits.isDirty
        ? saveWords[reach]
        : plan !== null
          ? plan
          : savedAt
            ? saveWords.saved(formatTime(savedAt))
            : count > 0
              ? saveWords.waiting(count)
              : saveWords.unchanged;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <p role="status" className="label flex min-w-0 items-center gap-2 text-text-2">
        <span
          aria-hidden
          className={cx(
            "size-2 shrink-0 rounded-full",
            edits.isDirty ? "bg-accent" : "border border-edge",
          )}
        />
        <span className="line-clamp-2">{said}</span>
      </p>
      {edits.isDirty && !saving && reach !== "there" && (
        <Button
          size="sm"
          variant="secondary"
          disabled={asked}
          onClick={async () => {
            setAsked(true);
            await edits.saveNow();
            setAsked(false);
          }}
        >
          {saveWords.retry}
        </Button>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  legend: string;
  chosen: Value;
  choices: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
  className?: string;
};

/** Buttons of one line, of which one is pressed. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, chosen, choices, onChoose, className } = props;
  const values = Object.keys(choices) as Value[];
  return (
    <fieldset className={cx("flex rounded-frame border border-edge", className)}>
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-10 px-3 font-semibold text-sm text-text-2 hover:text-text max-sm:px-2 aria-pressed:bg-text/10 aria-pressed:text-text max-md:min-h-11"
        >
          {choices[value]}
        </button>
      ))}
    </fieldset>
  );
}

type ViewProps = { isShown: boolean; onClick: () => void; children: string };

function ViewButton({ isShown, onClick, children }: ViewProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onClick}
      className="min-h-10 border-transparent border-b-2 px-3 font-semibold max-sm:px-1.5 text-sm text-text-2 hover:text-text aria-pressed:border-accent aria-pressed:text-text max-md:min-h-11"
    >
      {children}
    </button>
  );
}
