import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page needs React, the router and the shell: two files compress better than twenty.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  // The panel renders its preview with react-dom/server; visitors do not pay for that.
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/](?!.*server\b)/,
                  priority: 2,
                },
                {
                  name: "shell",
                  test: /app[\\/](components[\\/](site[\\/](page-shell|error-page|route-error|motion-switch|toaster-host)\.|ui[\\/](section|picture|card|toast)\.)|browser[\\/]stale|lib[\\/](seo|json-ld|numbers|dates)\.)/,
                  priority: 1,
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
