import { useDeferredValue, useMemo } from "react";
import type { ImageContext } from "~/data/pictures/images.ts";
import { postView } from "~/data/post-view.ts";
import { blogPost } from "~/data/reshape.ts";
import type { Row } from "~/panel/data/records.ts";
import { PreviewScreens } from "~/panel/preview/preview-screens.tsx";
import { usePreviewImages } from "~/panel/preview/use-preview-images.ts";
import { BlogCard } from "~/site/post/blog-card.tsx";
import { PostArticle } from "~/site/post/post-article.tsx";
import { type PostForm, postForm } from "./post-form.ts";

export function PostPreview({ form }: { form: PostForm }) {
  const images = usePreviewImages();
  const deferred = useDeferredValue(form);
  const post = useMemo(() => readForm(deferred, images), [deferred, images]);
  return <PreviewScreens card={<BlogCard post={post} />} page={<PostArticle post={post} />} />;
}

export function PostRowPreview({ row }: { row: Row<"blog_posts"> }) {
  return <PostPreview form={postForm.fromRow(row)} />;
}

function readForm(form: PostForm, images: ImageContext) {
  const { publication } = form;
  const now = new Date().toISOString();
  const row = {
    ...{ content: "", content_blocks: null, image_url: null, sources: null },
    ...postForm.toValues(form, true),
    ...{ id: 0, content_start: form.content, created_at: now, updated_at: now },
    published_at: publication.mode === "at" ? publication.at : now,
  };
  return postView(blogPost(row, images), images);
}
