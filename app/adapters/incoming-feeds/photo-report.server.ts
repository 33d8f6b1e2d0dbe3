import { formatPictureProblems } from "#app/adapters/inventory-feed/import/import-report.server.ts";
import type { PhotoRefresh } from "#app/adapters/photo-folder/photo-refresh.server.ts";
import { formatMoment } from "./incoming-report.server.ts";
import type { WrittenReport } from "./store-folder.server.ts";

/** It stands beside the folder of pictures. */
export function buildPhotoReport(
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  atMs: number,
  { changedVehicles, problems }: PhotoRefresh,
): WrittenReport {
  const facts = { storeId: id, atMs, changedVehicles, problems };
  return {
    text: [
      `Store   ${id}, photos`,
      `Read    ${formatMoment(atMs, timeZone)}`,
      "",
      `${changedVehicles.toLocaleString("en-US")} vehicles show other photos now.`,
      ...formatPictureProblems(problems),
      "",
    ].join("\n"),
    json: `${JSON.stringify(facts, null, 2)}\n`,
  };
}
