import { useEffect, useRef, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { downloadContent } from "~/panel/data/transfer/import-server.ts";
import { formatSortable } from "~/panel/kit/moments.ts";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { saveFile } from "~/panel/kit/save-file.ts";
import { Progress } from "~/panel/kit/ui/progress.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { Button } from "~/ui/button.tsx";
import { transfer } from "./words.ts";

const { takeOut: text } = transfer;

type State =
  | { is: "idle" }
  | { is: "coming"; bytes: number }
  | { is: "done"; bytes: number }
  | { is: "failed"; said: string };

/** The content as an archive; leaving the screen ends it. */
export function TakeOut() {
  const { client, withSession } = useSession();
  const [state, setState] = useState<State>({ is: "idle" });
  const coming = useRef<AbortController | null>(null);
  useEffect(() => () => coming.current?.abort(), []);

  async function download() {
    coming.current = new AbortController();
    const { signal } = coming.current;
    const onProgress = (bytes: number) => setState({ is: "coming", bytes });
    onProgress(0);
    try {
      const archive = await withSession(() => downloadContent(client, { onProgress, signal }));
      saveFile(text.file(formatSortable(new Date()).slice(0, 10)), archive);
      setState({ is: "done", bytes: archive.size });
    } catch (error) {
      setState(signal.aborted ? { is: "idle" } : { is: "failed", said: saidOf(error) });
    }
  }

  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.lead}</p>
      {state.is === "coming" ? (
        <Progress
          label={text.preparing}
          done={0}
          total={0}
          said={state.bytes > 0 ? text.received(state.bytes) : ""}
        >
          <Button variant="secondary" size="sm" onClick={() => coming.current?.abort()}>
            {text.cancel}
          </Button>
        </Progress>
      ) : (
        <Button variant="secondary" onClick={download}>
          {text.start}
        </Button>
      )}
      {state.is === "failed" && (
        <p role="alert" className="font-medium text-danger">
          {state.said}
        </p>
      )}
      {state.is === "done" && <p role="status">{text.done(state.bytes)}</p>}
      <p className="text-muted text-sm">{text.missing}</p>
    </SettingsSection>
  );
}

function saidOf(error: unknown): string {
  return error instanceof DataProblem ? text.failed(problemText(error)) : text.broken;
}
