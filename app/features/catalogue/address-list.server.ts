import { createHash } from "node:crypto";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { AppPorts } from "#app/ports.ts";
import { listEveryVisible } from "#app/site/vehicles/gated/every-visible.server.ts";
import type { GatedAnswer } from "#app/site/vehicles/gated/gated-index.ts";
import { toSitemapEntry } from "#app/site/vehicles/cards/vehicle-entry.server.ts";

type AddressPorts = Pick<AppPorts, "profile" | "siteUrl" | "index">;

/** The JSON is produced while it is sent; the tag changes whenever the JSON may have changed. */
export interface WrittenList {
  readonly pieces: AsyncIterable<string>;
  readonly tag: string;
}

/** Spec §7: the list holds the addresses of all vehicles that a search finds, with the facts of the sitemap. */
export function buildAddressList(
  ports: AddressPorts,
  gate: Gate,
  { search, results }: GatedAnswer,
): WrittenList {
  const parts = [ports.siteUrl, gate, results.version, results.total, search];
  return {
    pieces: writeAddresses(ports, gate, { search, results }),
    tag: createHash("sha1").update(JSON.stringify(parts)).digest("base64url"),
  };
}

async function* writeAddresses(
  ports: AddressPorts,
  gate: Gate,
  { search, results }: Pick<GatedAnswer, "search" | "results">,
): AsyncGenerator<string> {
  let before = "";
  yield `{"total":${results.total},"vehicles":[`;
  for await (const vehicles of listEveryVisible(ports, gate, search)) {
    const items = vehicles.flatMap((vehicle) => {
      const entry = toSitemapEntry(vehicle, ports, gate);
      if (entry === null) return [];
      const { vin, listedOn } = vehicle;
      const url = ports.siteUrl + entry.address;
      return [
        JSON.stringify({ vin, url, listedOn, lastmod: entry.lastChange }),
      ];
    });
    if (items.length === 0) continue;
    yield before + items.join(",");
    before = ",";
  }
  yield "]}";
}
