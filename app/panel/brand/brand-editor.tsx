import { useState } from "react";
import { DropQuestion } from "~/panel/editing/drop-question.tsx";
import { LeaveQuestion } from "~/panel/editing/leave-question.tsx";
import {
  changedTexts,
  type PageText,
  shownValue,
  storedEntry,
} from "~/panel/site-editor/edits/edit-state.ts";
import { usePageEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { TextHistory } from "~/panel/site-editor/history.tsx";
import { OfferedTexts } from "~/panel/site-editor/offered-texts.tsx";
import { PlanSection } from "~/panel/site-editor/planned/plan-section.tsx";
import { SaveLine } from "~/panel/site-editor/toolbar.tsx";
import { siteEditor } from "~/panel/site-editor/words.ts";
import type { EditedPage, TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { ColorField } from "./color-field.tsx";
import { NameField } from "./name-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { brandWords as words } from "./words.ts";

const NAME = "agency/agency#/agency/name";
const DESCRIPTOR = "agency/agency#/agency/descriptor";
const ids = {
  accent: "agency/brand#/brand/accent",
  logo: "agency/brand#/brand/logo",
  mark: "agency/brand#/brand/mark",
  icon: "agency/brand#/brand/icon",
} as const;
const labels: Readonly<Record<TextId, string>> = {
  [NAME]: words.name,
  [DESCRIPTOR]: words.descriptor,
  [ids.accent]: words.accent,
  [ids.logo]: words.logo,
  [ids.mark]: words.mark,
  [ids.icon]: words.icon,
};
const nameOf = (id: TextId) => labels[id];

type Props = { page: EditedPage; onReload: () => void };

export function BrandEditor({ page, onReload }: Props) {
  const [texts] = useState(() => [
    ...page.texts.filter(({ id }) => id === NAME || id === DESCRIPTOR),
    ...page.brand,
  ]);
  const edits = usePageEdits("brand", { texts, facts: page.facts }, onReload);
  const [asked, ask] = useState<"drop" | "history" | null>(null);
  const changed = changedTexts(edits.edits);
  const text = (id: TextId) => edits.edits.texts[id];
  const value = (id: TextId) => {
    const found = text(id);
    return found ? shownValue(found) : "";
  };
  const props = (id: TextId) => ({ text: text(id), edits, label: labels[id] ?? "" });

  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 content-start gap-7">
        <p className="max-w-prose text-text-2">{words.intro}</p>
        <div className="flex flex-wrap items-center gap-4">
          <SaveLine edits={edits} count={changed.length} />
          <Button
            size="sm"
            disabled={edits.publishing || changed.length === 0}
            onClick={edits.publish}
          >
            {edits.publishing ? siteEditor.publishing : siteEditor.publish}
          </Button>
        </div>
        <OfferedTexts edits={edits} nameOf={nameOf} />
        <NameField {...props(NAME)} hint={words.nameHint} />
        <NameField {...props(DESCRIPTOR)} hint={words.descriptorHint} />
        <ColorField {...props(ids.accent)} />
        <PictureField {...props(ids.logo)} kind="logo" hint={words.logoHint} />
        <PictureField {...props(ids.mark)} kind="mark" hint={words.markHint} />
        <PictureField {...props(ids.icon)} kind="icon" hint={words.iconHint} />
        <PlanSection edits={edits} />
        <div className="flex flex-wrap gap-3 border-line border-t pt-5">
          {changed.length > 0 && (
            <Button
              size="sm"
              variant="secondary"
              className="hover:border-danger hover:text-danger"
              disabled={edits.busy}
              onClick={() => ask("drop")}
            >
              {words.drop}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => ask("history")}>
            {words.history}
          </Button>
        </div>
      </div>
      <BrandPreview
        version={JSON.stringify(texts.map(({ id }) => storedVersion(text(id))))}
        accent={value(ids.accent)}
        name={value(NAME)}
        descriptor={value(DESCRIPTOR)}
        facts={page.facts}
        pictures={{ logo: value(ids.logo), mark: value(ids.mark), icon: value(ids.icon) }}
      />
      {asked === "history" && (
        <TextHistory edits={edits} nameOf={nameOf} onClose={() => ask(null)} />
      )}
      <DropQuestion
        text={siteEditor.dropQuestion}
        changes={
          <ul className="list-disc pl-5">
            {changed.map(({ id }) => (
              <li key={id}>{labels[id]}</li>
            ))}
          </ul>
        }
        open={asked === "drop"}
        onClose={() => ask(null)}
        onDrop={edits.drop}
      />
      <LeaveQuestion
        editing={edits}
        saveLabel={siteEditor.saveAndLeave}
        onSave={async () => {
          if (await edits.saveNow()) edits.blocker.proceed?.();
          else edits.blocker.reset?.();
        }}
      />
    </div>
  );
}

/** What is stored now. */
function storedVersion(text: PageText | undefined): string | null {
  return text ? (storedEntry(text)?.value ?? null) : null;
}
