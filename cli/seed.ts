import { isHelpAsked } from "#cli/asked-help.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { Pricing } from "#app/domain/store-profile/store-profile.ts";
import type { Condition, StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Clock } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import { sampleInventory } from "#db/sample/sample-inventory.ts";
import { withSamplePhotos } from "#db/sample/sample-photos.ts";

/** Puts vehicles in as they are, price history and all, in one transaction. */
export interface SampleLoader {
  loadSample(vehicles: readonly StockedVehicle[]): Promise<void>;
}

export interface SeedContext {
  readonly inventory: Pick<InventoryStore, "countVehicles"> & SampleLoader;
  readonly clock: Clock;
  readonly profile: {
    readonly conditions: readonly Condition[];
    readonly pricing: Pick<Pricing, "advertise"> & {
      readonly fees: Pick<Pricing["fees"], "documentFeeCents">;
    };
    readonly stores: readonly {
      readonly id: string;
      readonly timeZone: string;
    }[];
  };
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** `usage` is the system's own number for it, EX_USAGE. */
const EXIT_CODES = { done: 0, notEmpty: 1, usage: 64 } as const;

export const SEED_USAGE = `Usage: seed

Loads the sample inventory. The inventory must be empty.
Exit codes: 0 loaded, 1 there are vehicles already, 64 wrong usage.
`;

/** Resolves to the exit code: 0 loaded, 1 there are vehicles already, 64 wrong usage. */
export async function seedCommand(
  args: readonly string[],
  context: SeedContext,
): Promise<number> {
  const { stdout, stderr } = context;
  if (isHelpAsked(args)) {
    stdout.write(SEED_USAGE);
    return EXIT_CODES.done;
  }
  if (args.length > 0) {
    stderr.write(`"seed" takes no arguments.\n\n${SEED_USAGE}`);
    return EXIT_CODES.usage;
  }
  const result = await seedWhenEmpty(context);
  if (result.status === "not-empty") {
    stderr.write(
      `Nothing was loaded: the inventory already has ${result.forSale} vehicles for sale and ${result.gone} gone.\n` +
        "To get the sample, point the configuration at a new database and run this command again.\n" +
        "To bring in real vehicles, run the command import; a store's first import replaces its sample.\n",
    );
    return EXIT_CODES.notEmpty;
  }
  stdout.write(
    `Loaded the sample inventory: ${result.forSale} vehicles for sale and ${result.gone} sold lately.\n`,
  );
  return EXIT_CODES.done;
}

export interface SeedResult {
  readonly status: "loaded" | "not-empty";
  readonly forSale: number;
  readonly gone: number;
}

/** Loads the sample of the profile's stores unless there is any vehicle, for sale or gone. */
export async function seedWhenEmpty(
  context: Pick<SeedContext, "inventory" | "clock" | "profile">,
): Promise<SeedResult> {
  const { inventory, clock, profile } = context;
  const present = await inventory.countVehicles();
  if (present.forSale + present.gone > 0)
    return { status: "not-empty", ...present };
  const vehicles = sampleInventory({
    storeIds: profile.stores.map(({ id }) => id),
    conditionsSold: profile.conditions,
    documentFeeCents:
      profile.pricing.advertise === "total"
        ? profile.pricing.fees.documentFeeCents
        : 0,
    today: formatZonedDay(clock.nowMs(), profile.stores[0]?.timeZone ?? "UTC"),
  });
  await inventory.loadSample(
    moveToStoreClocks(
      withSamplePhotos(vehicles),
      profile.stores,
      clock.nowMs(),
    ),
  );
  const gone = vehicles.filter(({ goneAtMs }) => goneAtMs !== null).length;
  return { status: "loaded", forSale: vehicles.length - gone, gone };
}

/**
 * The sample's times are those of a clock in UTC. They become the same times of the clock on each store's wall, so that
 * a first price carries the day on which the car was listed. Nothing lies ahead of now.
 */
function moveToStoreClocks(
  vehicles: readonly StockedVehicle[],
  stores: SeedContext["profile"]["stores"],
  nowMs: number,
): readonly StockedVehicle[] {
  const zones = new Map(
    stores.map(({ id, timeZone }) => [id, createZoneMover(timeZone)]),
  );
  return vehicles.map((stocked) => {
    const moveToZone = zones.get(stocked.vehicle.storeId);
    if (moveToZone === undefined) return stocked;
    const move = (atMs: number) => Math.min(nowMs, moveToZone(atMs));
    const { firstSeenAtMs, changedAtMs, goneAtMs, priceHistory } = stocked;
    return {
      ...stocked,
      firstSeenAtMs: move(firstSeenAtMs),
      changedAtMs: move(changedAtMs),
      goneAtMs: goneAtMs === null ? null : move(goneAtMs),
      priceHistory: priceHistory.map((change) => ({
        ...change,
        atMs: move(change.atMs),
      })),
    };
  });
}

function createZoneMover(timeZone: string): (atMs: number) => number {
  // Swedish writes 2026-03-09 21:00:00, which a date reads as UTC.
  const wall = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return (atMs) => {
    const shownMs = Date.parse(`${wall.format(atMs).replace(" ", "T")}Z`);
    return atMs + (atMs - shownMs);
  };
}
