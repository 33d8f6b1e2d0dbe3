import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS } from "./tests/e2e/browser-arguments.ts";
import type { LanguageOption } from "./tests/e2e/cookieless-browser.ts";
import { READY_PORT, SITES, SIMPLE_PROFILE } from "./tests/e2e/sites.ts";

const IS_SPANISH_ALONE = process.env["JOURNEY_LANGUAGE"] === "es";

// Every run starts with new sites: what visitors may do within an hour is counted in their data. Workers read this file too.
if (process.env["TEST_WORKER_INDEX"] === undefined) {
  for (const { dataFolder } of Object.values(SITES))
    rmSync(dataFolder, { recursive: true, force: true });
  writeSimpleProfile();
}

function writeSimpleProfile(): void {
  const base = join(import.meta.dirname, "profiles/franchise");
  const trade: object = JSON.parse(
    readFileSync(join(base, "trade.json"), "utf8"),
  );
  mkdirSync(SIMPLE_PROFILE, { recursive: true });
  writeFileSync(join(SIMPLE_PROFILE, "extends.txt"), base);
  writeFileSync(
    join(SIMPLE_PROFILE, "trade.json"),
    JSON.stringify({ ...trade, form: "simple" }),
  );
}

export default defineConfig<object, LanguageOption>({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Seen twice or it is no fault of ours; what needed its second try is named at the end of the run.
  retries: 1,
  // They end what hangs; a machine that is busy with other work is slow, and right.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  projects: [
    ...(IS_SPANISH_ALONE ? [] : [{ name: "English" }]),
    {
      name: "Spanish",
      // Whose browser asked for English would be offered it above the header of every page.
      use: { walkedLanguage: "es", locale: "es-US" },
      // Those that say most of it; `npm run test:journeys -- --in-spanish` walks all.
      ...(!IS_SPANISH_ALONE && { grep: /@spanish/ }),
    },
  ],
  use: {
    baseURL: SITES.open.origin,
    launchOptions: {
      ...(process.env["BROWSER_PATH"] && {
        executablePath: process.env["BROWSER_PATH"],
      }),
      args: [...BROWSER_ARGUMENTS],
    },
  },
  webServer: {
    command: "node tests/e2e/serve-sites.ts",
    url: `http://localhost:${READY_PORT}`,
    reuseExistingServer: false,
    timeout: 240_000,
    // Warnings of the sites, and why one ended if it did.
    stdout: "pipe",
  },
});
