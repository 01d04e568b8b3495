import { useDeferredValue, useMemo } from "react";
import { blog } from "~/content/blog/blog.ts";
import { type ImageContext, ownPicture, resolveImage } from "~/data/pictures/images.ts";
import { blogPost } from "~/data/records/reshape.ts";
import { postHead } from "~/head/record-head.ts";
import { usePreviewImages } from "~/panel/records/preview/use-preview-images.ts";
import { noRelations } from "~/panel/records/relations/relations-form.ts";
import { SearchPreview } from "~/panel/records/relations/search-preview.tsx";
import { type PostForm, postForm } from "./post-form.ts";

export function shownPost(form: PostForm, images: ImageContext) {
  const { publication } = form;
  const now = new Date().toISOString();
  const row = {
    content: "",
    content_blocks: null,
    image_url: null,
    sources: null,
    tags: null,
    ...noRelations,
    ...postForm.toValues(form, true),
    id: 0,
    content_start: form.content.slice(0, 1000),
    created_at: now,
    updated_at: now,
    published_at: publication.mode === "at" ? publication.at : now,
  };
  return blogPost(row, images);
}

export function PostSearchPreview({ form }: { form: PostForm }) {
  const images = usePreviewImages();
  const deferred = useDeferredValue(form);
  const post = useMemo(() => shownPost(deferred, images), [deferred, images]);
  const own = ownPicture(deferred.imageUrl, images);
  const picture = resolveImage(deferred.shareImage || own, images);
  return <SearchPreview head={postHead(post)} picture={picture?.src ?? null} label={blog.title} />;
}
