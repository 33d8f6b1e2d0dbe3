import { startTestSite } from "#tests/support/test-site.ts";
import { FIXED_NOW_MS } from "./fixed-time.ts";

const port = Number(process.env["PORT"]);

/** The sample site, of which the clock stands still and the data are in memory. */
await startTestSite({
  port,
  nowMs: FIXED_NOW_MS,
  variables: { SITE_URL: `http://localhost:${port}` },
});
