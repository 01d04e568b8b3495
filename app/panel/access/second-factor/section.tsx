import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import {
  forgetDevices,
  readFactor,
  removeFactor,
  renewRecoveryCodes,
} from "~/panel/data/accounts/second-factor.ts";
import { signOutOthers } from "~/panel/data/session.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import type { FactorLook } from "../../../../supabase/functions/accounts/factors.ts";
import { CodeForm } from "./code-form.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { factor as text } from "./words.ts";

const key = ["second-factor"] as const;

/** A section of „Konto”. */
export function SecondFactor() {
  const { client, account } = useSession();
  const queries = useQueryClient();
  const { data, isLoadingError, refetch, isFetching } = useRead(key, (asked) => readFactor(asked), {
    // What was just set up stays on the screen until its codes were taken.
    refetchOnWindowFocus: false,
  });
  const reload = () => queries.invalidateQueries({ queryKey: key });

  async function added() {
    toastSuccess(text.on.turnedOn);
    // Their sessions lack the code; the database would answer them as strangers.
    await signOutOthers(client).catch((error) => console.error(error));
  }

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="mb-3 font-display text-lead">{text.title}</h2>
      {isLoadingError ? (
        <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
      ) : !data || data.state === "none" ? (
        <ListSkeleton />
      ) : data.since === null ? (
        <SetUp
          client={client}
          email={account.email}
          intro={<p className="max-w-prose text-text-2">{text.off.text}</p>}
          onAdded={added}
          onDone={reload}
        />
      ) : (
        <TurnedOn look={data} since={data.since} onChange={reload} />
      )}
    </section>
  );
}

type OnProps = { look: FactorLook; since: string; onChange: () => Promise<void> };

function TurnedOn({ look, since, onChange }: OnProps) {
  const { client, withSession } = useSession();
  const [asked, setAsked] = useState<"renew" | "turn-off" | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  async function forget() {
    try {
      await withSession(() => forgetDevices(client));
      toastSuccess(text.on.forgotten);
    } catch (error) {
      toastError(failureSentence(error));
    }
    await onChange();
  }

  async function turnOff(code: string) {
    await withSession(() => removeFactor(client, code));
    setAsked(null);
    toastSuccess(text.on.turnedOff);
    await onChange();
  }

  async function renew(code: string) {
    const made = await withSession(() => renewRecoveryCodes(client, code));
    setAsked(null);
    setCodes(made.codes);
  }

  if (codes) {
    const done = () => {
      setCodes(null);
      void onChange();
    };
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  return (
    <>
      <div className="grid max-w-prose gap-2 text-text-2">
        <p>{text.on.since(formatMoment(since))}</p>
        <p>{text.on.left(look.codes)}</p>
        {look.devices > 0 && <p>{text.on.devices(look.devices)}</p>}
        {look.required && <p>{text.on.required}</p>}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked("renew")}>
          {text.on.renew}
        </Button>
        {look.devices > 0 && (
          <Button variant="secondary" onClick={forget}>
            {text.on.forget}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsked("turn-off")}>
          {text.on.turnOff}
        </Button>
      </div>
      <Modal
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "renew" ? text.on.renew : text.title}
        description={asked === "renew" ? text.on.askRenew : text.on.askTurnOff}
      >
        <CodeForm
          label={text.on.anyCode}
          isOfApp={false}
          submit={asked === "renew" ? text.on.renew : text.on.turnOff}
          onCode={asked === "renew" ? renew : turnOff}
        />
      </Modal>
    </>
  );
}
