import { defineConfig } from "vitest/config";

const ATTACKS = "tests/attacks/**";
/** What computes and renders; servers, databases and processes are the machinery. */
const RULES = "app/{domain,features,site,ui}/**/*.test.{ts,tsx}";
const NO_UNITS = ["node_modules/**", "build/**", "tests/e2e/**"];

export default defineConfig({
  test: {
    setupFiles: ["tests/support/console-guard.ts"],
    globalSetup: ["tests/support/postgres-global-setup.ts"],
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
          // A worker reads a module once, not once for each file: none of these tests leaves anything behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "machinery",
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [...NO_UNITS, RULES, ATTACKS],
        },
      },
      {
        extends: true,
        test: {
          name: "attacks",
          include: [`${ATTACKS}/*.test.ts`],
          // As the site is run: most of a page's time goes into what React checks in development.
          env: { NODE_ENV: "production" },
        },
      },
    ],
  },
});
