import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole site. Polish addresses meet English file names here and nowhere else. */
export default [
  layout("routes/public/layout.tsx", [
    index("routes/public/home.tsx"),
    route("o-nas", "routes/public/about.tsx"),
    route("uslugi", "routes/public/services.tsx"),
    route("uslugi/:service", "routes/public/service.tsx"),
    route("projekty", "routes/public/projects.tsx"),
    route("kontakt", "routes/public/contact.tsx"),
    route("kontakt/wyslano", "routes/public/contact-sent.tsx"),
    route("blog", "routes/public/blog.tsx"),
    route("blog/:slug", "routes/public/blog-post.tsx"),
    route("case-studies", "routes/public/case-studies.tsx"),
    route("case-studies/:slug", "routes/public/case-study.tsx"),
    route("polityka-prywatnosci", "routes/public/privacy.tsx"),
    route("*", "routes/public/not-found.tsx"),
  ]),

  layout("routes/admin/layout.tsx", [
    route("admin", "routes/admin/panel.tsx"),
    route("admin/login", "routes/admin/login.tsx"),
  ]),

  // For machines: documents without a layout.
  route("blog/rss.xml", "routes/public/rss.ts"),
  route("sitemap.xml", "routes/public/sitemap.ts"),
  route("robots.txt", "routes/public/robots.ts"),
  route("llms.txt", "routes/public/llms.ts"),
] satisfies RouteConfig;
