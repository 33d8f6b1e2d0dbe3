import { setImmediate } from "node:timers/promises";
import {
  type FeedFile,
  formatFeedRow,
} from "#app/domain/feeds-out/feed-file.ts";
import {
  draftListing,
  type FeedRules,
} from "#app/domain/feeds-out/feed-listing.ts";
import {
  createFeedTally,
  type FeedTally,
} from "#app/domain/feeds-out/feed-tally.ts";
import { buildGate, toListGate } from "#app/domain/gate/gate.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { VehicleFeeds } from "#app/ports/inventory-ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { getLargePhotoAddress } from "#app/site/vehicles/vehicle-pictures.server.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";

/** A batch takes a millisecond or two of reading and writing; then other requests get their turn. */
const BATCH_SIZE = 25;

type FeedPorts = Pick<AppPorts, "profile" | "siteUrl" | "clock"> & {
  readonly inventory: Pick<AppPorts["inventory"], "listForSale">;
};

/** Platforms fetch the inventory here; everybody gets what the gate shows a stranger. */
export function createVehicleFeeds(ports: FeedPorts): VehicleFeeds {
  return {
    write(storeId, file) {
      const store = ports.profile.stores.find(({ id }) => id === storeId);
      return store === undefined
        ? null
        : writeFeed(ports, store, file, createFeedTally());
    },
  };
}

/** The file comes in pieces of one batch each; the tally also counts what stays out. */
export async function* writeFeed(
  { profile, siteUrl, clock, inventory }: FeedPorts,
  store: Store,
  file: FeedFile,
  tally: FeedTally,
): AsyncGenerator<string> {
  const { restrictions, visitor, site } = profile;
  const { profileDays } = visitor;
  const rules: FeedRules = {
    gate: toListGate(
      buildGate({ restrictions, profileDays }, STRANGER, clock.nowMs()),
    ),
    policy: getPricePolicy(profile),
    photoSources: getPhotoPolicy(profile),
    servePhoto: getLargePhotoAddress,
    language: site.defaultLanguage,
    siteUrl,
    store: { ...store, phone: store.departments.sales.phone },
  };
  yield file.head(store.name);
  for await (const batch of inventory.listForSale(BATCH_SIZE, store.id)) {
    const rows: string[] = [];
    for (const { vehicle } of batch) {
      const draft = draftListing(vehicle, rules);
      if (draft.status === "withheld") {
        tally.countWithheld(draft.reason);
        continue;
      }
      const obstacle = file.findObstacle?.(draft.listing) ?? null;
      if (obstacle !== null) {
        tally.countWithheld(obstacle);
        continue;
      }
      const row = formatFeedRow(file, draft.listing);
      if ("emptyColumn" in row) tally.countIncomplete(row.emptyColumn);
      else {
        tally.countWritten(draft.listing);
        rows.push(row.text);
      }
    }
    if (rows.length > 0) yield rows.join("");
    await setImmediate();
  }
  if (file.tail !== "") yield file.tail;
}
