import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import { pageContent } from "~/panel/company/words.ts";
import { exportPerson, type Mention, type Person } from "~/panel/data/personal-data.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { saveFile } from "~/panel/kit/save-file.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { CorrectPerson } from "./correct-person.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { privacyLogKey } from "./privacy-log.tsx";
import { personalData as text } from "./words.ts";

type Props = {
  person: Person;
  onChanged: (address: string) => void;
};

export function FoundPerson({ person, onChanged }: Props) {
  const { address, messages, mentions } = person;
  const [open, setOpen] = useState<"correct" | "erase" | null>(null);
  const close = () => setOpen(null);
  const copy = useCopy(address);
  const isKnown = messages.length > 0 || mentions.length > 0;

  return (
    <div className="corners grid gap-5 border border-line bg-surface p-5 sm:p-7">
      <p className="font-semibold [overflow-wrap:anywhere]">{address}</p>
      <p>{isKnown ? text.found(messages.length) : text.foundNothing}</p>
      {messages.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {messages.map(({ id, at }) => (
            <li key={id}>
              <Link to={`/admin/wiadomosci/${id}`} className="underline underline-offset-4">
                {text.open(id, formatMoment(at))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mentions.length > 0 && <Mentions mentions={mentions} />}
      {isKnown && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => copy.mutate()} disabled={copy.isPending}>
            {text.copy.action}
          </Button>
          {messages.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => setOpen("correct")}>
              {text.correct.action}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => setOpen("erase")}>
            {text.erase.action}
          </Button>
        </div>
      )}
      <CorrectPerson person={person} open={open === "correct"} onClose={close} onDone={onChanged} />
      <ErasePerson address={address} open={open === "erase"} onClose={close} onDone={onChanged} />
    </div>
  );
}

function Mentions({ mentions }: { mentions: Mention[] }) {
  const isLive = mentions.some(({ kind }) => ["post", "case-study", "facts"].includes(kind));
  const hasAccount = mentions.some(({ kind }) => kind === "account");
  return (
    <div className="text-sm">
      <p>{text.mentions}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-accent">
        {mentions.map((mention) => (
          <li key={`${mention.kind}-${mention.id}`}>
            <MentionText {...mention} />
          </li>
        ))}
      </ul>
      {isLive && <p className="mt-3 text-muted">{text.live}</p>}
      {hasAccount && <p className="mt-3 text-muted">{text.account}</p>}
    </div>
  );
}

function MentionText({ kind, id, at, title }: Mention) {
  switch (kind) {
    case "message":
      return text.mention.message(id, formatMoment(at));
    case "revision":
      return text.mention.revision(title || pageContent.title, formatMoment(at));
    case "note":
      return text.mention.note(formatMoment(at));
    case "unseen":
      return text.mention.unseen(formatMoment(at));
    case "post":
      return <MentionLink to={`/admin?edit=${id}`}>{text.mention.post(title)}</MentionLink>;
    case "case-study":
      return (
        <MentionLink to={`/admin?tab=case-studies&edit=${id}`}>
          {text.mention["case-study"](title)}
        </MentionLink>
      );
    case "account":
      return <MentionLink to="/admin/osoby">{text.mention.account}</MentionLink>;
    default:
      return text.mention[kind];
  }
}

function MentionLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="underline underline-offset-4">
      {children}
    </Link>
  );
}

function useCopy(address: string) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withSession(() => exportPerson(client, address)),
    onSuccess: async (json) => {
      saveFile(text.copy.file, json, "application/json");
      toastSuccess(text.copy.done);
      await queries.invalidateQueries({ queryKey: privacyLogKey });
    },
    onError: (error) => toastError(text.failed(problemText(error))),
  });
}
