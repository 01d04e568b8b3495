import { arrayMove } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { blocks as text } from "~/content/admin-tools.ts";
import type { FormBlock } from "~/panel/data/post-form.ts";
import { changed } from "~/panel/editor/editor-state.ts";
import { MarkdownInput } from "~/panel/markdown/markdown-input.tsx";
import { PictureInput } from "~/panel/media/picture-input.tsx";
import type { StorePictures } from "~/panel/media/use-picture-upload.ts";
import { BinIcon, DownIcon, UpIcon } from "~/panel/ui/icons.tsx";
import { SortableItem, SortableList } from "~/panel/ui/sortable-list.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";

type Props = {
  value: readonly FormBlock[];
  /** The block that keeps the form from being saved, and why. */
  error?: string | undefined;
  uploading: boolean;
  /** A picture that comes late finds its block among those that are there by then. */
  onChange: (change: (blocks: readonly FormBlock[]) => FormBlock[]) => void;
  onPictures: StorePictures;
};

/** Texts and pictures that follow the post's content, in an order of their own. */
export function BlocksEditor({ value, error, uploading, onChange, onPictures }: Props) {
  const add = (type: FormBlock["type"]) => {
    const id = crypto.randomUUID();
    onChange((blocks) => [...blocks, { id, type, content: "", caption: "" }]);
  };
  const patch = (id: string, change: (block: FormBlock) => Partial<FormBlock>) =>
    onChange((blocks) =>
      blocks.map((block) => (block.id === id ? { ...block, ...change(block) } : block)),
    );
  const move = (from: number, to: number) => onChange((blocks) => arrayMove([...blocks], from, to));

  return (
    <div className="grid gap-5">
      {value.length === 0 && <p className="text-text-2">{text.empty}</p>}
      {error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <SortableList ids={value.map(({ id }) => id)} className="grid gap-4" onMove={move}>
        {(id, at) => {
          const block = value[at];
          return (
            block && (
              <SortableItem
                key={id}
                id={id}
                label={`${text.position(at + 1, value.length)}. ${text.drag}`}
                className="border border-line bg-bg p-4"
              >
                {(grip) => (
                  <Block
                    block={block}
                    grip={grip}
                    at={at}
                    all={value.length}
                    uploading={uploading}
                    onPatch={(change) => patch(id, change)}
                    onMove={(to) => move(at, to)}
                    onRemove={() => onChange((blocks) => blocks.filter((other) => other.id !== id))}
                    onPictures={onPictures}
                  />
                )}
              </SortableItem>
            )
          );
        }}
      </SortableList>
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
  grip: ReactNode;
  at: number;
  all: number;
  uploading: boolean;
  onPatch: (change: (block: FormBlock) => Partial<FormBlock>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onPictures: StorePictures;
};

function Block({
  block,
  grip,
  at,
  all,
  uploading,
  onPatch,
  onMove,
  onRemove,
  onPictures,
}: BlockProps) {
  const place = text.position(at + 1, all);
  const tool = (label: string, icon: ReactNode, run: () => void, disabled = false) => (
    <Button
      variant="ghost"
      aria-label={`${label}: ${place}`}
      className="w-10"
      disabled={disabled}
      onClick={run}
    >
      {icon}
    </Button>
  );
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        {grip}
        <span className="label mr-auto text-text-2">
          {at + 1}. {block.type === "image" ? text.image : text.text}
        </span>
        {tool(text.moveUp, <UpIcon />, () => onMove(at - 1), at === 0)}
        {tool(text.moveDown, <DownIcon />, () => onMove(at + 1), at === all - 1)}
        {tool(text.remove, <BinIcon />, onRemove)}
      </div>
      {block.type === "text" ? (
        <MarkdownInput
          label={text.content}
          rows={4}
          value={block.content}
          uploading={uploading}
          onChange={(change) => onPatch(({ content }) => ({ content: changed(change, content) }))}
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
            maxLength={500}
            onChange={(event) => {
              const caption = event.target.value;
              onPatch(() => ({ caption }));
            }}
          />
        </div>
      )}
    </>
  );
}
