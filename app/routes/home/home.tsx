import { data } from "react-router";
import { home } from "~/content/home.ts";
import { portfolio as originalPortfolio } from "~/content/projects.ts";
import { publicClient } from "~/data/client.server.ts";
import { logFailure } from "~/data/loaded.server.ts";
import { homeContent, published } from "~/data/page-content.server.ts";
import { postList } from "~/data/records/blog.server.ts";
import { listHomeCaseStudies } from "~/data/records/case-studies.server.ts";
import { newestCards } from "~/data/records/portions.server.ts";
import { lazyBelowTheFold } from "~/first-load/lazy-below-the-fold.tsx";
import { faqPage, professionalService } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { shownPicture } from "~/picture-source.ts";
import { isAvif, uploadedSizes } from "~/text/uploaded-sizes.ts";
import type { Route } from "./+types/home";
import { Hero, heroFallback, heroSizes, ownHeroSizes } from "./hero.tsx";
import { Intro } from "./intro.tsx";

const BelowTheFold = lazyBelowTheFold("dalej", "min-h-[200svh]", async () => {
  return (await import("./below-the-fold.tsx")).BelowTheFold;
});

export const links: Route.LinksFunction = () => {
  const { picture } = home.hero;
  const { src, avif, srcSet, width } = shownPicture(picture);
  return [
    {
      rel: "preload",
      as: "image",
      ...((avif || isAvif(srcSet)) && { type: "image/avif" }),
      // For browsers that read no srcset here; all others take one of the sizes.
      href: typeof picture === "string" ? heroFallback : src,
      ...(avif && { imageSrcSet: avif, imageSizes: heroSizes }),
      ...(srcSet && { imageSrcSet: srcSet, imageSizes: uploadedSizes(ownHeroSizes, width) }),
      fetchPriority: "high",
    },
  ];
};

/** A dead backend costs the home page its two previews, and nothing else. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = publicClient(context);
  const [[posts, caseStudies], content] = await Promise.all([
    Promise.allSettled([newestCards(postList(client), 3), previewStudies(context)]),
    homeContent(context),
  ]);
  for (const result of [posts, caseStudies]) {
    if (result.status === "rejected") logFailure("home", result.reason);
  }
  const page = {
    posts: posts.status === "fulfilled" ? posts.value : [],
    caseStudies: caseStudies.status === "fulfilled" ? caseStudies.value : [],
    ...content,
  };
  const whole = posts.status === "fulfilled" && caseStudies.status === "fulfilled";
  return data(page, { headers: whole ? undefined : { "Cache-Control": "no-store" } });
}

/** Rather not those that the projects have just shown. */
async function previewStudies(context: Route.LoaderArgs["context"]) {
  const { portfolio = originalPortfolio } = (await published(context)) ?? {};
  const shown = new Set(portfolio.flatMap(({ slug }) => slug ?? []));
  return listHomeCaseStudies(publicClient(context), shown);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...home.meta,
    path: "/",
    jsonLd:
      import.meta.env.SSR &&
      ((absolute, changed) => [
        professionalService(absolute, changed),
        ...faqPage(loaderData?.questions ?? home.faq.items),
      ]),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Intro />
      <BelowTheFold {...loaderData} />
    </>
  );
}
