import { succeeds } from "./project.mjs";

/**
 * Runs unit and request-level tests with what else Vitest's arguments say, and writes their report as JSON besides. Some
 * look at a page in a browser, and say that they were skipped where there is none. Says whether they passed.
 */
export function runUnits(
  reportPath,
  { args = [], reporter = "default", browser = null, environment = {} } = {},
) {
  return succeeds(
    "vitest",
    [
      "run",
      ...args,
      `--reporter=${reporter}`,
      "--reporter=json",
      `--outputFile.json=${reportPath}`,
    ],
    { ...environment, ...(browser !== null && { BROWSER_PATH: browser }) },
  );
}
