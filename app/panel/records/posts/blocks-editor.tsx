import { randomId } from "~/data/random-id.ts";
import { applyChange } from "~/panel/editing/editor-state.ts";
import { BinIcon, DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import { blocks as text } from "~/panel/kit/words.ts";
import { PictureInput } from "~/panel/pictures/picture-input.tsx";
import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";
import { LONGEST } from "~/panel/records/form-rules.ts";
import { MarkdownInput } from "~/panel/writing/markdown-input.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import type { FormBlock } from "./post-form.ts";

type Props = {
  value: readonly FormBlock[];
  error?: string | undefined;
  uploading: boolean;
  /** A function of the blocks, since they may be changed while a picture is uploaded. */
  onChange: (change: (blocks: readonly FormBlock[]) => FormBlock[]) => void;
  onPictures: StorePictures;
};

export function BlocksEditor({ value, error, uploading, onChange, onPictures }: Props) {
  const add = (type: FormBlock["type"]) => {
    const id = randomId();
    onChange((blocks) => [...blocks, { id, type, content: "", caption: "" }]);
  };
  const patch = (id: string, change: (block: FormBlock) => Partial<FormBlock>) =>
    onChange((blocks) =>
      blocks.map((block) => (block.id === id ? { ...block, ...change(block) } : block)),
    );

  return (
    <div className="grid gap-5">
      {value.length === 0 && <p className="text-text-2">{text.empty}</p>}
      {error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <ol className="grid gap-4">
        {value.map((block, at) => (
          <Block
            key={block.id}
            block={block}
            at={at}
            all={value.length}
            uploading={uploading}
            onPatch={(change) => patch(block.id, change)}
            onMove={(to) => onChange((blocks) => moved(blocks, at, to))}
            onRemove={() => onChange((blocks) => blocks.filter(({ id }) => id !== block.id))}
            onPictures={onPictures}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => add("text")}>
          {text.addText}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => add("image")}>
          {text.addImage}
        </Button>
      </div>
    </div>
  );
}

type BlockProps = {
  block: FormBlock;
  at: number;
  all: number;
  uploading: boolean;
  onPatch: (change: (block: FormBlock) => Partial<FormBlock>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onPictures: StorePictures;
};

function Block(props: BlockProps) {
  const { block, at, all, uploading, onPatch, onMove, onRemove, onPictures } = props;
  const place = text.position(at + 1, all);
  return (
    <li className="border border-line bg-bg p-4">
      <div className="mb-3 flex items-center gap-1">
        <span className="label mr-auto text-text-2">
          {at + 1}. {block.type === "image" ? text.image : text.text}
        </span>
        <OrderButtons
          at={at}
          all={all}
          earlier={{ label: `${text.moveUp}: ${place}`, icon: <UpIcon /> }}
          later={{ label: `${text.moveDown}: ${place}`, icon: <DownIcon /> }}
          onMove={onMove}
        />
        <Button
          variant="ghost"
          aria-label={`${text.remove}: ${place}`}
          className="w-10"
          onClick={onRemove}
        >
          <BinIcon />
        </Button>
      </div>
      {block.type === "text" ? (
        <MarkdownInput
          label={text.content}
          name={block.id}
          rows={4}
          value={block.content}
          uploading={uploading}
          onChange={(change) =>
            onPatch(({ content }) => ({ content: applyChange(change, content) }))
          }
          onPictures={onPictures}
        />
      ) : (
        <div className="grid gap-5">
          <PictureInput
            label={text.image}
            value={block.content}
            disabled={uploading}
            onChange={(content) => onPatch(() => ({ content }))}
            onUpload={onPictures}
          />
          <Field
            label={text.caption}
            value={block.caption}
            maxLength={LONGEST.caption}
            onChange={(event) => {
              const caption = event.target.value;
              onPatch(() => ({ caption }));
            }}
          />
        </div>
      )}
    </li>
  );
}
