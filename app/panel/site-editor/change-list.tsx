import { useState } from "react";
import { DropQuestion } from "~/panel/editing/drop-question.tsx";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { readOwnDocument } from "~/site-texts/own-documents.ts";
import type { TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { toastInfo } from "~/ui/toast.ts";
import {
  changedTexts,
  documentOf,
  type PageEdits,
  type PageText,
  publishedValue,
  shownValue,
} from "./edits/edit-state.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import { withFacts } from "./frame/facts.ts";
import type { FramePage } from "./frame/frame-page.ts";
import { TextHistory } from "./history.tsx";
import { planWords } from "./plan-words.ts";
import { PlanSection } from "./planned/plan-section.tsx";
import { usePlanLine } from "./planned/use-plan-line.ts";
import { ValueDiff } from "./value-diff.tsx";
import { textTitle } from "./value-title.ts";
import { changeWords, fieldWords, siteEditor as words } from "./words.ts";

type Props = {
  edits: TextEdits;
  frame: FramePage | null;
  path: string;
  onOpen: (id: TextId) => void;
};

/** What waits for publication, in words, each taken back by itself. */
export function ChangeList({ edits, frame, path, onOpen }: Props) {
  const [asked, ask] = useState<"drop" | "restore" | "history" | null>(null);
  const plan = usePlanLine(edits);
  const changed = changedTexts(edits.edits);
  const own = Object.values(edits.edits.texts).filter(
    (text) =>
      shownValue(text) !== text.original &&
      // Of an added page nothing would be left.
      readOwnDocument(documentOf(text.id)) === null &&
      text.pages.every((page) => page === path),
  );
  const rows = changed.map((text) => <Change key={text.id} {...{ text, frame, edits, onOpen }} />);
  return (
    <section
      aria-label={changeWords.title}
      className="grid grid-cols-1 content-start gap-5 p-4 lg:p-6"
    >
      <h2 className="font-display text-lg">{changeWords.title}</h2>
      <p className="text-sm text-text-2">
        {changed.length === 0
          ? changeWords.none
          : plan === null
            ? changeWords.hint
            : planWords.hint}
      </p>
      <PlanSection edits={edits} />
      {changed.length > 0 && <ul className="grid gap-5">{rows}</ul>}
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        {changed.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            disabled={edits.busy}
            className="hover:border-danger hover:text-danger"
            onClick={() => ask("drop")}
          >
            {words.drop}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => ask("history")}>
          {words.history}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => (own.length > 0 ? ask("restore") : toastInfo(words.nothingToRestore))}
        >
          {words.restorePage}
        </Button>
      </div>
      {asked === "history" && (
        <TextHistory edits={edits} nameOf={(id) => frame?.kindOf(id)} onClose={() => ask(null)} />
      )}
      <DropQuestion
        text={words.dropQuestion}
        changes={<Texts texts={changed} all={edits.edits.texts} />}
        open={asked === "drop"}
        onClose={() => ask(null)}
        onDrop={edits.drop}
      />
      <Confirm
        open={asked === "restore"}
        title={words.restoreQuestion.title}
        description={words.restoreQuestion.text(own.length)}
        onClose={() => ask(null)}
      >
        <Button size="sm" onClick={() => ask(null)}>
          {words.restoreQuestion.back}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            for (const { id, original } of own) edits.type(id, original);
            ask(null);
          }}
        >
          {words.restoreQuestion.sure}
        </Button>
      </Confirm>
    </section>
  );
}

type ChangeProps = Pick<Props, "edits" | "frame" | "onOpen"> & { text: PageText };

function Change({ text, frame, edits, onOpen }: ChangeProps) {
  const { id, pages } = text;
  const kind = frame?.kindOf(id) ?? "";
  const said = (value: string) => withFacts(value, frame?.facts ?? {});
  const name = `${kind} „${said(textTitle(edits.edits.texts, text, publishedValue(text)))}”`;
  return (
    <li className="grid gap-2 border-line border-t pt-4">
      <p className="label flex justify-between gap-4 text-text-2">
        {kind}
        {pages.length > 1 && <span className="text-muted">{fieldWords.pages(pages.length)}</span>}
      </p>
      <ValueDiff
        {...{ text, texts: edits.edits.texts }}
        before={said(publishedValue(text))}
        after={said(shownValue(text))}
      />
      <div className="flex gap-4">
        <Button
          variant="ghost"
          className="text-sm"
          aria-label={changeWords.showNamed(name)}
          onClick={() => onOpen(id)}
        >
          {changeWords.show}
        </Button>
        <Button
          variant="ghost"
          className="text-sm"
          aria-label={changeWords.undoNamed(name)}
          onClick={() => edits.type(id, publishedValue(text))}
        >
          {changeWords.undo}
        </Button>
      </div>
    </li>
  );
}

function Texts({ texts, all }: { texts: readonly PageText[]; all: PageEdits["texts"] }) {
  return (
    <ul className="grid gap-4">
      {texts.map((text) => (
        <li key={text.id} className="border border-line p-3">
          <ValueDiff
            {...{ text, texts: all }}
            before={publishedValue(text)}
            after={shownValue(text)}
          />
        </li>
      ))}
    </ul>
  );
}
