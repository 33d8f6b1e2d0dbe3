import { defineConfig } from "vitest/config";

/** Whole sites, asked over HTTP. */
const SITES = "tests/{attacks,consent,crawl,tags}/**";
/** What computes and renders; servers, databases and processes are the machinery. */
const RULES = "app/{domain,features,site,ui}/**/*.test.{ts,tsx}";
/** It notes what is made while modules are read, so it has to read them itself. */
const ALONE = "tests/attacks/safe-patterns.test.ts";
/** Files that `npm test` leaves to `npm run test:further`. */
const LEFT_OUT = (process.env["FILES_LEFT_OUT"] ?? "")
  .split(",")
  .filter(Boolean);
const NO_UNITS = ["node_modules/**", "build/**", "tests/e2e/**", ...LEFT_OUT];

export default defineConfig({
  test: {
    setupFiles: ["tests/support/console-guard.ts"],
    globalSetup: ["tests/support/postgres-global-setup.ts"],
    // A worker reads a module once, not once for each file: no test leaves anything behind.
    isolate: false,
    // Every core: by itself it leaves one of two idle.
    maxWorkers: "100%",
    // They end what hangs; a machine that is busy with other work is slow, and right.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: [RULES],
          exclude: LEFT_OUT,
        },
      },
      {
        extends: true,
        test: {
          name: "machinery",
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [...NO_UNITS, RULES, SITES],
        },
      },
      {
        extends: true,
        test: {
          name: "sites",
          include: [`${SITES}/*.test.ts`],
          exclude: [ALONE, ...LEFT_OUT],
          // As the site is run: most of a page's time goes into what React checks in development.
          env: { NODE_ENV: "production" },
        },
      },
      {
        extends: true,
        test: { name: "alone", include: [ALONE], isolate: true },
      },
    ],
  },
});
