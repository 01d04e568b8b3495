import { type ReactNode, useState } from "react";
import { preview } from "~/content/admin-tools.ts";
import { Button } from "~/ui/button.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

const widths = { phone: 390, desktop: 1280 } as const;

export function PreviewScreens({ card, page }: { card: ReactNode; page: ReactNode }) {
  const [screen, setScreen] = useState<keyof typeof widths>("phone");
  return (
    <div className="grid gap-6">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{preview.width}</legend>
        {(["phone", "desktop"] as const).map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-pressed={screen === name}
            onClick={() => setScreen(name)}
            className="aria-pressed:border-accent aria-pressed:bg-accent/10"
          >
            {preview[name]}
          </Button>
        ))}
      </fieldset>
      <PreviewFrame title={`${preview.frame}: ${preview.card}`} width={widths.phone} height={620}>
        <div className="p-5">{card}</div>
      </PreviewFrame>
      <PreviewFrame title={`${preview.frame}: ${preview.page}`} width={widths[screen]} height={900}>
        {page}
      </PreviewFrame>
    </div>
  );
}
