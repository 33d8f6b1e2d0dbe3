import { defineConfig } from "vite";

const SCRIPT = "app/console/passkeys.ts";
const STYLES = "app/console/frame/console.css";

/** The console is built apart from the site: not a byte of it is in what visitors load. */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: false,
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    ...(isSsrBuild === true
      ? {
          outDir: "build/console/server",
          rolldownOptions: { input: "app/console/entry.server.tsx" },
        }
      : {
          outDir: "build/console/client",
          // The server that has it among its files gives them the same answers as the site's.
          assetsDir: "assets/console",
          manifest: true,
          rolldownOptions: { input: [SCRIPT, STYLES] },
        }),
  },
}));
