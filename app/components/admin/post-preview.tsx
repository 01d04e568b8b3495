import { useDeferredValue, useMemo, useState } from "react";
import { BlogCard } from "~/components/site/blog-card.tsx";
import { PostArticle } from "~/components/site/post-article.tsx";
import { Button } from "~/components/ui/button.tsx";
import { preview } from "~/content/admin-tools.ts";
import { type PostForm, postValues } from "~/data/admin/post-form.ts";
import { postView } from "~/data/post-view.ts";
import { blogPost } from "~/data/reshape.ts";
import { pictureAt } from "~/lib/picture-source.ts";
import { PreviewFrame } from "./preview-frame.tsx";

/** Screens that are shown, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
const images = { backendUrl: "", picture: pictureAt };

/** The post as visitors will see it: the public page and its card, on the text as it stands. */
export function PostPreview({ form }: { form: PostForm }) {
  const [screen, setScreen] = useState<keyof typeof widths>("phone");
  // Typing comes first; the preview follows.
  const deferred = useDeferredValue(form);
  const post = useMemo(() => readForm(deferred), [deferred]);

  return (
    <div className="grid gap-6">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{preview.width}</legend>
        {(["phone", "desktop"] as const).map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            aria-pressed={screen === name}
            onClick={() => setScreen(name)}
            className="aria-pressed:border-accent aria-pressed:bg-accent/10"
          >
            {preview[name]}
          </Button>
        ))}
      </fieldset>
      <PreviewFrame title={`${preview.frame}: ${preview.card}`} width={widths.phone} height={620}>
        <div className="p-5">
          <BlogCard post={post} />
        </div>
      </PreviewFrame>
      <PreviewFrame title={`${preview.frame}: ${preview.page}`} width={widths[screen]} height={900}>
        <PostArticle post={post} />
      </PreviewFrame>
    </div>
  );
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
