import {
  PAGE_KEYS,
  PAGE_PATHS,
} from "#app/domain/store-profile/fields/page-paths.ts";
import type { DemoSite } from "./demo-site.ts";
import { auditPage, listMedians, type PageAudit } from "./page-audit.ts";

/** The first redirects, and only a visitor who has sent a form sees the second. */
const NOT_AUDITED = new Set<string>([
  PAGE_PATHS.searchVehicles,
  PAGE_PATHS.contactConfirmation,
]);
const NOT_IN_THE_TABLE = new Set(["fcpMs", "speedIndexMs", "totalBytes"]);

export async function auditEveryPage(
  site: DemoSite,
  browserPath: string,
  slowdown: number | undefined,
  runs: number,
): Promise<void> {
  const paths = [
    ...PAGE_KEYS.map((key) => PAGE_PATHS[key]),
    "/search-vehicles/all-inventory",
    site.vehiclePath,
    "/saved-vehicles",
    "/es",
  ].filter((path): path is string => path !== null && !NOT_AUDITED.has(path));
  for (const [at, path] of paths.entries()) {
    const audits: PageAudit[] = [];
    for (let run = 1; run <= runs; run++) {
      audits.push(
        await auditPage(`${site.origin}${path}`, browserPath, slowdown),
      );
      process.stderr.write(
        `${at + 1} of ${paths.length}, run ${run} of ${runs}\n`,
      );
    }
    const figures = listMedians(audits)
      .filter(([name]) => !NOT_IN_THE_TABLE.has(name))
      .map(([name, value]) => `${name} ${Math.round(value * 100) / 100}`);
    console.log(`${path.padEnd(52)} ${figures.join("  ")}`);
  }
}
