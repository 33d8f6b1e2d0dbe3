import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { clientChunks } from "./vite-chunks.ts";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // Parts of first use are small and stand on what is loaded already: a list of files for each would weigh more.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js" ? files.filter((it) => it.endsWith(".css")) : files,
    },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: clientChunks() } } },
    },
  },
  server: { port: 3000 },
});
