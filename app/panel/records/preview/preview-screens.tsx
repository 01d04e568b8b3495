import { type ReactNode, useState } from "react";
import { preview } from "~/content/admin/previews.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

const widths = { phone: 390, desktop: 1280 } as const;
const screens = (["phone", "desktop"] as const).map((value) => ({ value, label: preview[value] }));

export function PreviewScreens({ card, page }: { card: ReactNode; page: ReactNode }) {
  const [screen, setScreen] = useState<keyof typeof widths>("phone");
  return (
    <div className="grid gap-6">
      <ChoiceButtons
        legend={preview.width}
        chosen={screen}
        choices={screens}
        onChoose={setScreen}
      />
      <PreviewFrame title={`${preview.frame}: ${preview.card}`} width={widths.phone} height={620}>
        <div className="p-5">{card}</div>
      </PreviewFrame>
      <PreviewFrame title={`${preview.frame}: ${preview.page}`} width={widths[screen]} height={900}>
        {page}
      </PreviewFrame>
    </div>
  );
}
