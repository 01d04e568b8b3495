import { arrayMove } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { blocks as text } from "~/content/admin.ts";
import type { FormBlock } from "~/data/admin/post-form.ts";
import { BinIcon, DownIcon, UpIcon } from "./icons.tsx";
import { MarkdownInput } from "./markdown-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import { SortableItem, SortableList } from "./sortable-list.tsx";

type Props = {
  value: readonly FormBlock[];
  /** The block that keeps the form from being saved, and why. */
  error?: string | undefined;
  uploading: boolean;
  onChange: (blocks: FormBlock[]) => void;
  onPicture: (file: File) => Promise<string | null>;
};

/** Texts and pictures that follow the post's content, in an order of their own. */
export function BlocksEditor({ value, error, uploading, onChange, onPicture }: Props) {
  const add = (type: FormBlock["type"]) =>
    onChange([...value, { id: crypto.randomUUID(), type, content: "", caption: "" }]);
  const patch = (id: string, changes: Partial<FormBlock>) =>
    onChange(value.map((block) => (block.id === id ? { ...block, ...changes } : block)));
  const move = (from: number, to: number) => onChange(arrayMove([...value], from, to));

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
                    onPatch={(changes) => patch(id, changes)}
                    onMove={(to) => move(at, to)}
                    onRemove={() => onChange(value.filter((other) => other.id !== id))}
                    onPicture={onPicture}
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
  onPatch: (changes: Partial<FormBlock>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onPicture: (file: File) => Promise<string | null>;
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
  onPicture,
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
          onChange={(content) => onPatch({ content })}
          onPicture={onPicture}
        />
      ) : (
        <div className="grid gap-5">
          <PictureInput
            label={text.image}
            value={block.content}
            disabled={uploading}
            onChange={(content) => onPatch({ content })}
            onUpload={onPicture}
          />
          <Field
            label={text.caption}
            value={block.caption}
            maxLength={500}
            onChange={(event) => onPatch({ caption: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
