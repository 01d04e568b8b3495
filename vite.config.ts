import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { finishedContent } from "./scripts/finished-content.ts";

export default defineConfig({
  plugins: [finishedContent(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What is loaded together lies together: few files compress better, and are fewer requests.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  // The panel renders its preview with react-dom/server; visitors do not pay for that.
                  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler)[\\/](?!.*server\b)/,
                  priority: 3,
                },
                // What only some pages say of the agency, though the shell's structured data names it.
                { name: "office", test: /app[\\/]content[\\/](office|contact)\./, priority: 2 },
                {
                  // Not the entry: it starts the page when its file is read, and must be the last.
                  name: "shell",
                  test: /app[\\/](root|routes[\\/]layout|site[\\/](shell[\\/](page-shell|motion-switch|toaster-host)|error-page|route-error|closing-call)|ui[\\/](section|picture|card|toast)|first-load[\\/](destination|lazy-below)|head[\\/](seo|json-ld))\./,
                  priority: 1,
                },
                {
                  name: "form",
                  test: /app[\\/](site[\\/]contact-form[\\/]contact-form|ui[\\/]field)\./,
                },
                {
                  name: "lists",
                  test: /app[\\/](site[\\/](loaded-page|list-header|empty-state|failed-list|notice|try-again|uploaded-image|credits)|ui[\\/]skeleton|data[\\/]loaded|row-paths|text[\\/]dates)\./,
                },
                {
                  name: "scenes",
                  test: /app[\\/](ui[\\/]page-hero|text[\\/]timecode)\./,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
