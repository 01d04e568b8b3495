import { useDeferredValue, useMemo } from "react";
import { postView } from "~/data/records/post-view.ts";
import type { Row } from "~/panel/data/records/records.ts";
import { PreviewScreens } from "~/panel/records/preview/preview-screens.tsx";
import { usePreviewImages } from "~/panel/records/preview/use-preview-images.ts";
import { BlogCard } from "~/site/post/blog-card.tsx";
import { PostArticle } from "~/site/post/post-article.tsx";
import { type PostForm, postForm } from "./post-form.ts";
import { shownPost } from "./shown-post.tsx";

export function PostPreview({ form }: { form: PostForm }) {
  const images = usePreviewImages();
  const deferred = useDeferredValue(form);
  const post = useMemo(() => postView(shownPost(deferred, images), images), [deferred, images]);
  return (
    <PreviewScreens
      card={
        <div className="wrap-anywhere">
          <BlogCard post={post} />
        </div>
      }
      page={<PostArticle post={post} />}
    />
  );
}

export function PostRowPreview({ row }: { row: Row<"blog_posts"> }) {
  return <PostPreview form={postForm.fromRow(row)} />;
}
