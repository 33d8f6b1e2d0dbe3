import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS } from "#tests/e2e/browser-arguments.ts";

const PORT = Number(process.env["PICTURES_PORT"] ?? 4163);
const ORIGIN = `http://localhost:${PORT}`;
const RESULTS = join(
  import.meta.dirname,
  "..",
  "..",
  "test-results",
  "pictures",
);

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(RESULTS, "run"),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["line"]],
  use: {
    baseURL: ORIGIN,
    contextOptions: { reducedMotion: "reduce" },
    deviceScaleFactor: 1,
    locale: "en-US",
    timezoneId: "America/Chicago",
    storageState: {
      cookies: [
        {
          name: "displayCookies",
          value: "hide",
          domain: "localhost",
          path: "/",
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: "Lax",
        },
      ],
      origins: [],
    },
    launchOptions: {
      ...(process.env["BROWSER_PATH"] && {
        executablePath: process.env["BROWSER_PATH"],
      }),
      // Letters are drawn alike whatever screen the machine has.
      args: [
        ...BROWSER_ARGUMENTS,
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
      ],
    },
  },
  webServer: {
    command: "node tests/pictures/fixed-site.ts",
    cwd: join(import.meta.dirname, "..", ".."),
    url: `${ORIGIN}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: { PORT: String(PORT), NODE_ENV: "production" },
  },
});
