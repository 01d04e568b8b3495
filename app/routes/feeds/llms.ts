import { href } from "react-router";
import { agency as originalAgency } from "~/content/agency/agency.ts";
import { office as originalOffice } from "~/content/agency/office.ts";
import { blog } from "~/content/blog/blog.ts";
import { caseStudies } from "~/content/case-studies.ts";
import { contactPage } from "~/content/contact.ts";
import { serviceNavigation } from "~/content/navigation.ts";
import { ownPages } from "~/content/sections/own-pages.ts";
import { serviceLabels } from "~/content/services/labels.ts";
import { publicClient } from "~/data/client.server.ts";
import { published } from "~/data/page-content.server.ts";
import { postList } from "~/data/records/blog.server.ts";
import { caseStudyList } from "~/data/records/case-studies.server.ts";
import { settingsContext } from "~/settings.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import type { Route } from "./+types/llms";
import { feed } from "./feed.server.ts";

/** The site in one page of markdown, for language models (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return feed("llms", async () => {
    const client = publicClient(context);
    const [content, posts, studies] = await Promise.all([
      published(context),
      postList(client).read(0, 50),
      caseStudyList(client).read(0, 50),
    ]);
    const { agency = originalAgency, office = originalOffice } = content ?? {};
    const link = (name: string, path: string, note = "") =>
      `- [${name.replace(/[\\[\]]/g, "\\$&")}](${siteUrl}${path})${note && `: ${note.replace(/\s+/g, " ")}`}`;

    const text = [
      `# ${agency.name}`,
      `> ${agency.descriptor}. ${office.description}`.trimEnd(),
      [
        ...(agency.email ? [`- ${contactPage.labels.email}: ${agency.email}`] : []),
        ...office.phones.map(
          ({ label, number }) => `- ${contactPage.labels.phone} (${label}): ${number}`,
        ),
        ...office.hours.map(({ days, time }) => `- ${days}: ${time}`),
        link(contactPage.hero.eyebrow, "/kontakt"),
        ...ownPages.pages.map(({ name, path, meta }) => link(name, path, meta.description)),
      ].join("\n"),
      `## ${serviceLabels.services}`,
      serviceNavigation.map(({ name, path }) => link(name, path)).join("\n"),
      `## ${caseStudies.title}`,
      studies
        .map((row) => link(row.title, href("/case-studies/:slug", { slug: row.slug }), row.summary))
        .join("\n"),
      `## ${blog.title}`,
      posts
        .map((row) => link(row.title, href("/blog/:slug", { slug: row.slug }), row.excerpt))
        .join("\n"),
    ];
    return new Response(`${plainSpaces(text.join("\n\n"))}\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  });
}
