import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { href } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import {
  createPreviewLink,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLink,
} from "~/panel/data/preview-links.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { ListFailed, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { previewLinks as text } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { copyText } from "~/ui/copy-text.ts";
import { Field } from "~/ui/field.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";

type Props = { table: Table; recordId: number; hasUnsaved: boolean; onClose: () => void };

export function PreviewLinks({ table, recordId, hasUnsaved, onClose }: Props) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const queryKey = ["preview-links", table, recordId];
  const { data, isLoadingError, refetch, isFetching } = useRead(
    queryKey,
    (client) => listPreviewLinks(client, table, recordId, new Date()),
    { gcTime: 0, meta: { failed: text.failed } },
  );
  const changed = () => queries.invalidateQueries({ queryKey });
  const create = useMutation({
    mutationFn: () => withSession(() => createPreviewLink(client, table, recordId)),
    onSuccess: changed,
    onError: (error) => toastError(text.createFailed(problemText(error))),
  });
  const revoke = useMutation({
    mutationFn: (id: number) => withSession(() => revokePreviewLink(client, id)),
    onSuccess: () => {
      toastSuccess(text.revoked);
      create.reset();
      return changed();
    },
    onError: (error) => toastError(text.revokeFailed(problemText(error))),
  });

  return (
    <Modal open onClose={onClose} title={text.title} description={text.hint}>
      <div className="grid gap-6">
        {hasUnsaved && <p className="border-accent border-l-2 py-1 pl-4">{text.unsaved}</p>}
        {create.data ? (
          <NewLink address={location.origin + href("/podglad/:token", { token: create.data })} />
        ) : (
          <Button
            onClick={() => create.mutate()}
            disabled={create.isPending}
            className="justify-self-start"
          >
            {text.create}
          </Button>
        )}
        <section className="grid gap-3">
          <h3 className="label font-normal text-text-2">{text.valid}</h3>
          {isLoadingError ? (
            <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
          ) : !data ? (
            <Skeleton className="h-14" />
          ) : data.length === 0 ? (
            <NoRows text={text.none} />
          ) : (
            <ul className="grid gap-2">
              {data.map((link) => (
                <ValidLink
                  key={link.id}
                  link={link}
                  busy={revoke.isPending}
                  onRevoke={() => revoke.mutate(link.id)}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Modal>
  );
}

function NewLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(address, text.copied, text.copyFailed)) setCopied(true);
  }

  return (
    <div className="grid gap-4">
      <Field
        label={text.address}
        hint={text.onlyNow}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button
        onClick={copy}
        variant={copied ? "secondary" : "primary"}
        className="justify-self-start"
      >
        {text.copy}
      </Button>
    </div>
  );
}

type ValidLinkProps = { link: PreviewLink; busy: boolean; onRevoke: () => void };

function ValidLink({ link, busy, onRevoke }: ValidLinkProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-l-2 py-2 pl-4">
      <p id={id} className="text-sm">
        <span className="block font-semibold">{text.until(formatMoment(link.expiresAt))}</span>
        {link.by && <span className="block text-muted wrap-anywhere">{text.by(link.by)}</span>}
      </p>
      <Button
        variant="secondary"
        size="sm"
        disabled={busy}
        onClick={onRevoke}
        aria-describedby={id}
      >
        {text.revoke}
      </Button>
    </li>
  );
}
