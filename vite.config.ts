import { existsSync, readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { siteContent } from "./scripts/site-content.ts";

/**
 * A file of its own for these modules of `app/`, and for their imports that no group of a higher priority takes.
 * Throws when a module is not there: renamed, it would silently become a request of its own.
 */
function together(name: string, priority: number, modules: string[]) {
  for (const module of modules) {
    if (existsSync(`app/${module}.ts`) || existsSync(`app/${module}.tsx`)) continue;
    throw new Error(`vite.config.ts: app/${module} in the group “${name}” is not there.`);
  }
  return {
    name,
    priority,
    test: (id: string) => modules.some((module) => id.includes(`/app/${module}.`)),
  };
}

/** The oldest browsers that are supported: `chrome109`. Their missing functions are found by tests/browser-apis.test.ts. */
const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const target = browserslist.map((browser) => browser.replace(" ", ""));

/**
 * Modules that are loaded together lie together: few files compress better, and are fewer requests. The
 * entry is in none: it starts the page when its file is read, and must be the last.
 */
const groups = [
  {
    name: "framework",
    // The panel renders its preview with react-dom/server; visitors do not pay for that.
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler)[\\/](?!.*server\b)/,
    priority: 9,
  },
  // Only some pages say these facts of the agency, though the structured data of all names them.
  together("office", 8, ["content/agency/office", "content/contact"]),
  // Only robots read what these make: browsers need no structured data, and no description that is cut.
  together("opening-hours", 8, ["content/agency/opening-hours"]),
  together("characters", 8, ["text/characters"]),
  // The panel loads this, and no more of the public frame.
  together("root", 7, [
    "root",
    "site/route-error",
    "site/use-published",
    "site/shell/logo",
    "site/shell/motion-switch",
    "ui/toast",
    "ui/lazy-image",
    "ui/lazy-part",
    "ui/unbroken",
    "content/common",
    "content/agency/agency",
    "content/agency/look",
    "text/contact-links",
    "data/connection",
    "data/browser-storage",
    "first-load/attempt",
    "first-load/typed-early",
    "first-load/intent",
    "first-load/pending",
  ]),
  together("shell", 6, [
    "routes/layout",
    "site/shell/page-shell",
    "site/closing-call",
    "ui/section",
    "text/timecode",
    "ui/card",
    "head/seo",
    "head/json-ld",
    "first-load/lazy-below-the-fold",
    "first-load/interaction",
  ]),
  // What is known of every picture of ours: pages of rows, the contact page and the policy name none.
  together("pictures", 6, ["ui/picture"]),
  together("form", 5, ["site/contact-form/contact-form", "ui/field"]),
  together("rows", 5, [
    "site/try-again",
    "site/uploaded-image",
    "site/post/post-cover",
    "site/credits",
    "ui/skeleton",
    "data/loaded",
    "text/dates/format-day",
  ]),
  // Of their own, or every page with one of them would load the cards of posts.
  together("card-links", 5, ["site/card-links"]),
  together("blog", 5, ["content/blog/blog"]),
  together("case-studies", 5, ["content/case-studies"]),
  together("post-cards", 4, ["site/post/blog-card", "site/post/post-list"]),
  together("study-cards", 4, [
    "site/case-study/case-study-card",
    "site/case-study/case-study-grid",
  ]),
  together("record", 4, ["site/record-page", "site/prose", "head/record-head"]),
  together("after-load", 5, ["first-load/after-load"]),
  together("scenes", 5, ["ui/page-hero", "site/closing-scene", "text/timecode"]),
];

/**
 * Vite wraps each `import()` in a helper that would fetch style sheets and files side by side. There is one
 * style sheet, and the lists of files cost more than the round trip they spare: only its event is left.
 */
function shortImportHelper(): Plugin {
  return {
    name: "short-import-helper",
    apply: "build",
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: () => `export const __vitePreload = (load) => load().catch((payload) => {
        const event = new Event("vite:preloadError", { cancelable: true });
        event.payload = payload;
        window.dispatchEvent(event);
        if (!event.defaultPrevented) throw payload;
      });`,
    },
  };
}

/** zod tries `new Function` when its first schema is made, unless told before; the page's policy would refuse and report it. */
function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    apply: "build",
    transform: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/]core\.js$/ },
      handler: (code) => `${code}\nconfig({ jitless: true });`,
    },
  };
}

/** The panel is drawn in browsers only, so the server, which loads its whole bundle at the start, does without it. */
function panelInBrowsersOnly(): Plugin {
  const nothing = "\0panel";
  return {
    name: "panel-in-browsers-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: (id, _, { kind }) =>
      kind === "dynamic-import" && id.startsWith("~/panel/") ? nothing : null,
    load: (id) => (id === nothing ? "export {};" : null),
  };
}

export default defineConfig({
  plugins: [
    ...siteContent(),
    shortImportHelper(),
    zodWithoutEval(),
    panelInBrowsersOnly(),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target,
    assetsInlineLimit: 0,
    sourcemap: false,
    cssCodeSplit: false,
    // Which files a chunk needs stands in the chunk, too: the lists cost more than the round trip they spare.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
