import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules/**", "build/**", "tests/e2e/**"],
    setupFiles: ["tests/support/console-guard.ts"],
    globalSetup: ["tests/support/postgres-global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
