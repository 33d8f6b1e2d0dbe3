import type { Gate } from "#app/domain/gate/gate.ts";
import { EVERYTHING, PAGE_SIZE } from "#app/domain/inventory/search.ts";
import {
  MOST_ADDRESSES,
  type SitemapEntry,
} from "#app/domain/search-engines/sitemap-xml.ts";
import type { AppPorts } from "#app/ports.ts";
import { listEveryVisible } from "#app/site/vehicles/gated/every-visible.server.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { toSitemapEntry } from "#app/site/vehicles/cards/vehicle-entry.server.ts";

type VehiclePorts = Pick<AppPorts, "index" | "profile">;

/** The oldest comes first, so that what arrives joins the last file, and the others stay as they are. */
const ALL = { ...EVERYTHING, sort: "oldest" } as const;
const PAGES_A_FILE = Math.floor(MOST_ADDRESSES / PAGE_SIZE);

export function countVehicleFiles(
  { index, profile }: VehiclePorts,
  gate: Gate,
): number {
  const answer = createGatedIndex(index, gate, profile).search(ALL);
  if (answer === null || answer.results.total === 0) return 0;
  return Math.ceil(answer.results.pageCount / PAGES_A_FILE);
}

/** These are the vehicles of one file, counted from 1, as they are read; null asks for all of them. */
export async function* listVehicleEntries(
  ports: VehiclePorts,
  gate: Gate,
  file: number | null,
): AsyncGenerator<readonly SitemapEntry[]> {
  const pages =
    file === null
      ? {}
      : { firstPage: (file - 1) * PAGES_A_FILE + 1, pageCount: PAGES_A_FILE };
  for await (const vehicles of listEveryVisible(ports, gate, ALL, pages))
    yield vehicles
      .map((it) => toSitemapEntry(it, ports, gate))
      .filter((it) => it !== null);
}
