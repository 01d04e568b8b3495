import { lazy, type ReactNode, Suspense, useState, useTransition } from "react";
import { agency } from "~/content/agency/agency.ts";
import { finishFactor, startFactor } from "~/panel/data/accounts/second-factor.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { Button } from "~/ui/button.tsx";
import { copyText } from "~/ui/copy-text.ts";
import { CodeForm } from "./code-form.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { factor } from "./words.ts";

const text = factor.setup;

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

type Props = {
  client: AdminClient;
  email: string;
  /** What is said before it begins. */
  intro: ReactNode;
  /** The factor is on; its recovery codes are still shown. */
  onAdded?: () => void;
  onDone: () => void;
};

/** The key, the first code, and the recovery codes, which are shown this once. */
export function SetUp({ client, email, intro, onAdded, onDone }: Props) {
  const [busy, start] = useTransition();
  const [secret, setSecret] = useState("");
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState("");

  function begin() {
    setProblem("");
    start(async () => {
      try {
        setSecret((await startFactor(client)).secret);
      } catch (error) {
        setProblem(failureSentence(error));
      }
    });
  }

  async function finish(code: string) {
    const made = await finishFactor(client, code);
    setCodes(made.codes);
    onAdded?.();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!secret) {
    return (
      <div className="grid justify-items-start gap-6">
        {intro}
        <Button disabled={busy} onClick={begin}>
          {busy ? factor.busy : factor.off.button}
        </Button>
        {problem && (
          <p role="alert" className="border-accent border-l-2 bg-raised px-4 py-3 text-sm">
            {problem}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-text-2">{text.scan}</p>
      <div className="flex flex-wrap items-start gap-6">
        <div className="size-56 bg-white">
          <Suspense>
            <QrCode text={keyAddress(secret, email)} label={text.qr} />
          </Suspense>
        </div>
        <div className="grid min-w-0 flex-1 basis-56 gap-3 justify-items-start">
          <p className="label text-text-2" id="second-factor-key">
            {text.key}
          </p>
          <output
            aria-labelledby="second-factor-key"
            className="font-mono [overflow-wrap:anywhere]"
          >
            {secret}
          </output>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => copyText(secret, text.keyCopied, factor.codes.copyFailed)}
          >
            {text.copyKey}
          </Button>
        </div>
      </div>
      <CodeForm label={factor.code} isOfApp submit={factor.confirm} onCode={finish} />
    </div>
  );
}

/** https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
function keyAddress(secret: string, email: string): string {
  const [issuer, account] = [agency.name, email].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}
