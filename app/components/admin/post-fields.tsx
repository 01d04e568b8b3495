import { Tabs } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { Field } from "~/components/ui/field.tsx";
import { posts, preview as previewText } from "~/content/admin.ts";
import type { PostForm } from "~/data/admin/post-form.ts";
import { blogSlug, slugFollows } from "~/lib/slug.ts";
import { BlocksEditor } from "./blocks-editor.tsx";
import { MarkdownInput } from "./markdown-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import { PublicationField } from "./publication-field.tsx";
import type { FieldsProps } from "./record-kind.ts";
import { SlugField } from "./slug-field.tsx";
import { MAIN_BOUNDS, usePictureUpload } from "./use-picture-upload.ts";

const PostPreview = lazy(async () => ({
  default: (await import("./post-preview.tsx")).PostPreview,
}));

const text = posts.fields;

export function PostFields({
  form,
  errors,
  isNew,
  uploading,
  edit,
  upload,
}: FieldsProps<PostForm>) {
  const { single } = usePictureUpload();
  const [tab, setTab] = useState("markdown");
  const store = (file: File) =>
    upload(() => single(file, { folder: "blog", bounds: MAIN_BOUNDS }, posts.messages));

  return (
    <>
      <Field
        label={text.title}
        value={form.title}
        error={errors.title}
        required
        onChange={(event) => {
          const title = event.target.value;
          edit({ title, ...(isNew && slugFollows(form, blogSlug) && { slug: blogSlug(title) }) });
        }}
      />
      <div className="grid gap-7 sm:grid-cols-2">
        <SlugField
          label={text.slug}
          hint={text.slugHint}
          base="/blog"
          value={form.slug}
          error={errors.slug}
          onChange={(slug) => edit({ slug })}
        />
        <Field
          label={text.author}
          value={form.author}
          error={errors.author}
          required
          onChange={(event) => edit({ author: event.target.value })}
        />
      </div>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List className="flex gap-6 border-line border-b" aria-label={posts.tabs.label}>
          <EditorTab value="markdown">{posts.tabs.markdown}</EditorTab>
          <EditorTab value="blocks">{posts.tabs.blocks}</EditorTab>
          <EditorTab value="preview">{posts.tabs.preview}</EditorTab>
        </Tabs.List>
        {/* Kept when hidden: a picture on its way into the text must find its place again. */}
        <Tabs.Content value="markdown" forceMount className="pt-5 data-[state=inactive]:hidden">
          <MarkdownInput
            label={text.content}
            value={form.content}
            error={errors.content}
            onChange={(content) => edit({ content })}
            onPicture={store}
          />
        </Tabs.Content>
        <Tabs.Content value="blocks" className="pt-5">
          <BlocksEditor
            value={form.blocks}
            error={errors.blocks}
            uploading={uploading}
            onChange={(blocks) => edit({ blocks })}
            onPicture={store}
          />
        </Tabs.Content>
        <Tabs.Content value="preview" className="pt-5">
          <Suspense fallback={<p className="label text-text-2">{previewText.loading}</p>}>
            <PostPreview form={form} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
      {errors.blocks && tab !== "blocks" && (
        <p role="alert" className="font-medium text-danger text-sm">
          {posts.tabs.blocks}: {errors.blocks}
        </p>
      )}
      <PictureInput
        label={text.image}
        value={form.imageUrl}
        error={errors.imageUrl}
        disabled={uploading}
        onChange={(imageUrl) => edit({ imageUrl })}
        onUpload={store}
      />
      <Field
        multiline
        label={text.sources}
        hint={text.sourcesHint}
        value={form.sources}
        rows={4}
        onChange={(event) => edit({ sources: event.target.value })}
      />
      <PublicationField
        value={form.publication}
        error={errors.publication}
        onChange={(publication) => edit({ publication })}
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
