import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { adminScreens } from "./routes/admin/admin-screens.ts";

/** The whole site: Polish addresses and the English files that answer them. */
export default [
  layout("routes/layout.tsx", [
    index("routes/home/home.tsx"),
    route("o-nas", "routes/about/about.tsx"),
    route("uslugi", "routes/services/services.tsx"),
    route("uslugi/:service", "routes/service/service.tsx"),
    route("projekty", "routes/projects/projects.tsx"),
    route("kontakt", "routes/contact/contact.tsx"),
    route("kontakt/wyslano", "routes/contact/contact-sent.tsx"),
    route("blog", "routes/blog/blog.tsx"),
    route("blog/:slug", "routes/blog/blog-post.tsx"),
    route("blog/tag/:tag", "routes/blog/blog-tag.tsx"),
    // Beside the addresses of posts, of which none can be the same.
    route("szukaj", "routes/blog/blog-search.tsx"),
    route("case-studies", "routes/case-studies/case-studies.tsx"),
    route("case-studies/:slug", "routes/case-studies/case-study.tsx"),
    // Behind it the address of a list that is too long for one page.
    route("wszystkie/*", "routes/all-rows.tsx"),
    route("polityka-prywatnosci", "routes/privacy.tsx"),
    // A page of the owner, or 404.
    route("*", "routes/service/own-page.tsx"),
  ]),

  layout("routes/admin/layout.tsx", [
    route("admin/login", "routes/admin/login.tsx"),
    route("admin/haslo", "routes/admin/password.tsx"),
    layout(
      "routes/admin/screens.tsx",
      adminScreens.map(({ path }) => route(path, "routes/admin/screen.tsx", { id: path })),
    ),
  ]),
  // Asked by the form of a record; below /admin, where the query is read and nothing is stored.
  route("admin/litery-karty", "routes/admin/card-letters.ts"),

  // One record before its publication, for the holder of a link.
  route("podglad/:token", "routes/preview/preview.tsx"),

  // The link in the mail of an enquiry.
  route("odpowiedziano/:token", "routes/answered.tsx"),

  // For machines: documents without a layout.
  route("lista/:number/*", "routes/feeds/more-rows.ts"),
  route("blog/rss.xml", "routes/feeds/rss.ts"),
  route("case-studies/rss.xml", "routes/feeds/case-study-rss.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("llms.txt", "routes/feeds/llms.ts"),
  route("share/:list?/:file", "routes/feeds/share-card.ts"),
] satisfies RouteConfig;
