import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
    setupFiles: ["tests/support/console-guard.ts"],
    globalSetup: ["tests/support/postgres-global-setup.ts"],
    // Every core: by itself it leaves one of two idle.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
