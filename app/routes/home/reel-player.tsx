import type { HTMLAttributes, ReactNode } from "react";
import "media-chrome/dist/media-controller.js";
import "media-chrome/dist/media-control-bar.js";
import "media-chrome/dist/media-play-button.js";
import "media-chrome/dist/media-time-range.js";
import "media-chrome/dist/media-time-display.js";
import "media-chrome/dist/media-mute-button.js";
import "media-chrome/dist/media-fullscreen-button.js";
import { addTranslation, setLanguage } from "media-chrome/dist/utils/i18n.js";
import { playerWords } from "~/content/pictures/player-words.ts";

type Control = HTMLAttributes<HTMLElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "media-controller": Control & {
        autohide?: string;
        nomutedpref?: string;
        novolumepref?: string;
        nosubtitleslangpref?: string;
      };
      "media-control-bar": Control;
      "media-play-button": Control & { notooltip?: string };
      "media-time-range": Control;
      "media-time-display": Control & { showduration?: string; notoggle?: string };
      "media-mute-button": Control & { notooltip?: string };
      "media-fullscreen-button": Control & { notooltip?: string };
    }
  }
}

addTranslation("pl", playerWords);
setLanguage("pl");

/** The controls of a film, which stands in the slot „media”. Nothing is kept in the browser's storage. */
export function ReelPlayer({ children }: { children: ReactNode }) {
  return (
    <media-controller autohide="2" nomutedpref="" novolumepref="" nosubtitleslangpref="">
      {children}
      <media-control-bar>
        <media-play-button notooltip="" />
        <media-time-range />
        <media-time-display showduration="" notoggle="" />
        <media-mute-button notooltip="" />
        <media-fullscreen-button notooltip="" />
      </media-control-bar>
    </media-controller>
  );
}
