import { useDeferredValue, useMemo } from "react";
import { BlogCard } from "~/components/site/blog-card.tsx";
import { PostArticle } from "~/components/site/post-article.tsx";
import { type PostForm, postValues } from "~/data/admin/post-form.ts";
import { postView } from "~/data/post-view.ts";
import { blogPost } from "~/data/reshape.ts";
import { pictureAt } from "~/lib/picture-source.ts";
import { PreviewScreens } from "./preview-screens.tsx";

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
