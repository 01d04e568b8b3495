import { useDeferredValue, useMemo } from "react";
import { postView } from "~/data/post-view.ts";
import { blogPost } from "~/data/reshape.ts";
import { type PostForm, postValues } from "~/panel/data/post-form.ts";
import { PreviewScreens } from "~/panel/preview/preview-screens.tsx";
import { pictureAt } from "~/pictures.ts";
import { BlogCard } from "~/site/post/blog-card.tsx";
import { PostArticle } from "~/site/post/post-article.tsx";

const images = { backendUrl: "", picture: pictureAt };

/** The post as visitors will see it: the public page and its card, on the text as it stands. */
export function PostPreview({ form }: { form: PostForm }) {
  // Typing comes first; the preview follows.
  const deferred = useDeferredValue(form);
  const post = useMemo(() => readForm(deferred), [deferred]);
  return <PreviewScreens card={<BlogCard post={post} />} page={<PostArticle post={post} />} />;
}

function readForm(form: PostForm) {
  const { publication } = form;
  const row = {
    ...postValues(form, true),
    id: 0,
    published_at: publication.mode === "at" ? publication.at : new Date().toISOString(),
  };
  return postView(blogPost(row, images), images);
}
