import { useState } from "react";
import type { Picture, PictureUse } from "~/panel/data/picture-library.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { list } from "~/panel/kit/words.ts";
import { DescriptionField, useSavedLine } from "~/panel/pictures/picture-description.tsx";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { pictures as text } from "~/panel/pictures/words.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { copyText } from "~/ui/copy-text.ts";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { FocusField } from "./focus-field.tsx";
import { PictureUses } from "./picture-uses.tsx";
import { usePictureChanges } from "./use-picture-changes.ts";

type Props = {
  picture: Picture;
  uses: readonly PictureUse[] | undefined;
  onClose: () => void;
};

export function PictureDetails({ picture, uses, onClose }: Props) {
  const { busy, replace, remove } = usePictureChanges(picture);
  const [asking, setAsking] = useState(false);
  const src = picture.address + (picture.revision > 0 ? `?v=${picture.revision}` : "");
  const copy = () => copyText(picture.address, text.copied, text.copyFailed);

  function removeIt() {
    setAsking(false);
    remove.mutate(undefined, { onSuccess: (isGone) => isGone && onClose() });
  }

  return (
    <>
      <Modal
        open
        wide
        title={text.details}
        onClose={onClose}
        footer={
          <>
            <FileButton
              label={text.replace}
              className={cx(buttonLook({ size: "sm" }), busy && "cursor-progress")}
              disabled={busy}
              onFiles={([file]) => file && replace.mutate(file)}
            >
              {busy ? text.replacing : text.replace}
            </FileButton>
            <Button variant="secondary" size="sm" onClick={copy}>
              {text.copyAddress}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={busy || uses?.length !== 0}
              onClick={() => setAsking(true)}
            >
              {text.remove}
            </Button>
            <p className="w-full text-muted text-sm">
              {text.replaceHint} {text.removeHint}
            </p>
          </>
        }
      >
        <div className="grid gap-8 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <DescriptionField picture={picture} />
            <Line picture={picture} name="caption" label={text.caption} hint={text.captionHint} />
            <Line picture={picture} name="author" label={text.author} />
            <Facts picture={picture} />
            <PictureUses uses={uses} />
          </div>
          <FocusField key={picture.revision} picture={picture} src={src} />
        </div>
      </Modal>
      <Confirm
        open={asking}
        title={text.confirmRemove}
        description={text.confirmHint}
        onClose={() => setAsking(false)}
      >
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {list.confirm.cancel}
        </Button>
        <Button onClick={removeIt}>{text.remove}</Button>
      </Confirm>
    </>
  );
}

type LineProps = {
  picture: Picture;
  name: "caption" | "author";
  label: string;
  hint?: string;
};

function Line({ picture, name, label, hint }: LineProps) {
  const line = useSavedLine(picture, name);
  return <Field label={label} hint={hint} maxLength={name === "author" ? 200 : 500} {...line} />;
}

function Facts({ picture }: { picture: Picture }) {
  const { file_name, width, height, bytes, uploaded_at, created_by } = picture;
  const copies = picture.avif_sizes.map((size) => Math.min(size, width ?? size));
  const sizes = [...new Set([...picture.sizes, ...copies])];
  const rows = [
    [text.facts.name, file_name || text.unknown],
    [text.facts.size, width && height ? text.pixels(width, height) : text.unknown],
    [text.facts.weight, bytes ? text.kilobytes(Math.ceil(bytes / 1024)) : text.unknown],
    [text.facts.smaller, sizes.length > 0 ? text.widths(sizes.join(", ")) : list.none],
    [text.facts.added, [formatMoment(uploaded_at), created_by].filter(Boolean).join(", ")],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
