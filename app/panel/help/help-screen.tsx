import { markdownWords } from "~/content/markdown.ts";
import { Screen } from "~/panel/access/screen.tsx";
import { Markdown } from "~/text/markdown/markdown.tsx";
import guide from "../../../docs/editing.md?raw";
import { version } from "../../../package.json";
import { help } from "./words.ts";

const files = import.meta.glob<string>("../../../docs/pictures/panel-*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The screen has a title of its own. */
const withoutTitle = guide.replace(/^# .*\n/, "");

/** The guide of docs/editing.md, so that it is written once. */
export function HelpScreen() {
  return (
    <Screen title={help.title}>
      <div className="prose max-w-prose [&_h2]:text-lead">
        <Markdown text={withoutTitle} words={markdownWords} image={picture} />
      </div>
      <p className="mt-10 text-sm text-text-2">{help.version(version)}</p>
    </Screen>
  );
}

function picture(address: string) {
  const file = files[`../../../docs/${address}`];
  return file ? { src: file, width: 1280, height: 800 } : null;
}
