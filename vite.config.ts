import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { clientChunks } from "./vite-chunks.ts";

/** As in `app/app.css`. */
const LAYERS = "@layer theme,base,components;";

/**
 * The sheet that a browser has first orders the layers, and that need not be the site's own: a page that breaks as it
 * comes alive is made anew, behind the sheets that its parts have fetched.
 */
const orderLayers: Plugin = {
  name: "order-layers",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = `${LAYERS}${String(file.source)}`;
  },
};

export default defineConfig({
  plugins: [reactRouter(), orderLayers],
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
