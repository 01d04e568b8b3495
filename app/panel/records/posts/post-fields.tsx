import * as Tabs from "@radix-ui/react-tabs";
import { lazy, useId, useState } from "react";
import { flushSync } from "react-dom";
import { applyChange } from "~/panel/editing/editor-state.ts";
import { PictureInput } from "~/panel/pictures/picture-input.tsx";
import {
  type StorePictures,
  usePictureUpload,
} from "~/panel/pictures/upload/use-picture-upload.ts";
import { FirstLines } from "~/panel/records/editor/first-lines.tsx";
import { SlugField } from "~/panel/records/editor/slug-field.tsx";
import { TitleField } from "~/panel/records/editor/title-field.tsx";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { LazyPreview } from "~/panel/records/preview/record-preview.tsx";
import { PublicationField } from "~/panel/records/publication/publication-field.tsx";
import { useAuthors } from "~/panel/records/queries.ts";
import { SearchAndShare } from "~/panel/records/relations/search-and-share.tsx";
import { ServicesField } from "~/panel/records/relations/services-field.tsx";
import { TagsField } from "~/panel/records/relations/tags-field.tsx";
import { posts } from "~/panel/records/words.ts";
import { ChecksSection } from "~/panel/writing/checks/checks-section.tsx";
import { MarkdownInput } from "~/panel/writing/markdown-input.tsx";
import { WordHint } from "~/panel/writing/word-hint.tsx";
import { MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import { excerpt } from "~/text/excerpt.ts";
import { Field } from "~/ui/field.tsx";
import { BlocksEditor } from "./blocks-editor.tsx";
import type { PostForm } from "./post-form.ts";

const PostPreview = lazy(async () => ({
  default: (await import("./post-preview.tsx")).PostPreview,
}));

const PostSearchPreview = lazy(async () => ({
  default: (await import("./shown-post.tsx")).PostSearchPreview,
}));

const { fields: labels, hints } = posts;
const keeps = ["jpg", "png", "webp", "gif"] as const;
const target = { folder: "blog", bounds: MAIN_BOUNDS, keeps } as const;

export function PostFields(props: FieldsProps<PostForm>) {
  const { form, errors, isNew, uploading, edit, upload } = props;
  const storePictures = usePictureUpload();
  const store: StorePictures = (files, onStored) =>
    upload(() => storePictures(files, target, posts.messages, onStored));

  return (
    <>
      <FirstLines
        label={posts.firstLines}
        lines={[form.title, form.slug && `/blog/${form.slug}`, form.author]}
        isNew={isNew}
        isWrong={Boolean(errors.title || errors.slug || errors.author)}
      >
        <TitleField label={labels.title} {...props} />
        <div className="grid gap-7 sm:grid-cols-2">
          <SlugField label={labels.slug} hint={hints.slug} base="/blog" {...props} />
          <AuthorField {...props} />
        </div>
      </FirstLines>
      <PostText {...props} store={store} />
      <PictureInput
        label={labels.imageUrl}
        value={form.imageUrl}
        error={errors.imageUrl}
        disabled={uploading}
        onChange={(imageUrl) => edit({ imageUrl })}
        onUpload={store}
      />
      <Field
        multiline
        label={labels.sources}
        hint={hints.sources}
        value={form.sources}
        error={errors.sources}
        rows={4}
        onChange={(event) => edit({ sources: event.target.value })}
      />
      <TagsField value={form.tags} error={errors.tags} onChange={(tags) => edit({ tags })} />
      <ServicesField hint={hints.services} {...props} />
      <SearchAndShare {...props} store={store}>
        <PostSearchPreview form={form} />
      </SearchAndShare>
      <PublicationField {...props} />
    </>
  );
}

type TextProps = Pick<FieldsProps<PostForm>, "form" | "errors" | "uploading" | "edit"> & {
  store: StorePictures;
};

function PostText({ form, errors, uploading, edit, store }: TextProps) {
  const [tab, setTab] = useState("markdown");
  const { title, content, blocks, seoTitle, seoDescription } = form;
  const texts = blocks.filter(({ type }) => type === "text");
  return (
    <>
      {/* Radix keeps the tab that was pressed last as the stop of Tab; to pass it must not show its part. */}
      <Tabs.Root value={tab} onValueChange={setTab} activationMode="manual">
        <Tabs.List className="flex gap-6 border-line border-b" aria-label={posts.tabs.label}>
          <EditorTab value="markdown">{posts.tabs.markdown}</EditorTab>
          <EditorTab value="blocks">{posts.tabs.blocks}</EditorTab>
          <EditorTab value="preview">{posts.tabs.preview}</EditorTab>
        </Tabs.List>
        {/* Stays mounted: a picture that is being uploaded keeps its place in the text. */}
        <Tabs.Content
          value="markdown"
          tabIndex={-1}
          forceMount
          className="pt-5 data-[state=inactive]:hidden"
        >
          <WordHint />
          <MarkdownInput
            label={labels.content}
            name="content"
            opening
            value={form.content}
            error={errors.content}
            uploading={uploading}
            onChange={(change) =>
              edit(({ content }) => ({ content: applyChange(change, content) }))
            }
            onPictures={store}
          />
        </Tabs.Content>
        <Tabs.Content value="blocks" tabIndex={-1} className="pt-5">
          <BlocksEditor
            value={form.blocks}
            error={errors.blocks}
            uploading={uploading}
            onChange={(change) => edit(({ blocks }) => ({ blocks: change(blocks) }))}
            onPictures={store}
          />
        </Tabs.Content>
        <Tabs.Content value="preview" tabIndex={-1} className="pt-5">
          <LazyPreview>
            <PostPreview form={form} />
          </LazyPreview>
        </Tabs.Content>
      </Tabs.Root>
      {errors.blocks && tab !== "blocks" && (
        <p role="alert" className="font-medium text-danger text-sm">
          {posts.tabs.blocks}: {errors.blocks}
        </p>
      )}
      <ChecksSection
        title={seoTitle || title}
        summary={{
          text: seoDescription || excerpt(content.slice(0, 1000)),
          field: "search-and-share",
        }}
        texts={[
          { name: "content", value: content },
          ...texts.map(({ id, content }) => ({ name: id, value: content })),
        ]}
        // The field is there, and to be seen, when this returns.
        onOpen={(name) => flushSync(() => setTab(name === "content" ? "markdown" : "blocks"))}
        onChange={(name, text) =>
          edit(({ blocks }) =>
            name === "content"
              ? { content: text }
              : { blocks: blocks.map((it) => (it.id === name ? { ...it, content: text } : it)) },
          )
        }
      />
    </>
  );
}

function EditorTab({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-11 border-transparent border-b-2 font-semibold text-sm text-text-2 hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
    >
      {children}
    </Tabs.Trigger>
  );
}

type Props = Pick<FieldsProps<{ author: string }>, "form" | "errors" | "edit">;

/** The author's name, with the names of earlier posts on offer: two spellings would be two people. */
function AuthorField({ form, errors, edit }: Props) {
  const listId = useId();
  const { data } = useAuthors();
  return (
    <>
      <Field
        label={posts.fields.author}
        value={form.author}
        error={errors.author}
        required
        list={listId}
        autoComplete="off"
        onChange={(event) => edit({ author: event.target.value })}
      />
      <datalist id={listId}>
        {data?.map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
    </>
  );
}
