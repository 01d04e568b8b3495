import { saveFile } from "~/panel/kit/save-file.ts";
import { Button } from "~/ui/button.tsx";
import { copyText } from "~/ui/copy-text.ts";
import { factor } from "./words.ts";

const text = factor.codes;

type Props = { codes: readonly string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: Props) {
  const lines = `${codes.join("\n")}\n`;
  return (
    <div>
      <h3 className="font-semibold">{text.title}</h3>
      <p className="mt-2 max-w-prose text-text-2">{text.text}</p>
      <ul className="mt-4 grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 border-line border-y py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onDone}>{text.done}</Button>
        <Button variant="secondary" onClick={() => copyText(lines, text.copied, text.copyFailed)}>
          {text.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(text.file, lines, "text/plain;charset=utf-8")}
        >
          {text.save}
        </Button>
      </div>
    </div>
  );
}
