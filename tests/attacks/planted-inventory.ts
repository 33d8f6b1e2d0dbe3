import { DAY_MS } from "#app/domain/time.ts";
import type {
  Condition,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";

const SEEN_MS = Date.UTC(2026, 9, 1);

/** A price and everything that follows from it, in numbers that stand for nothing else on the site. */
export interface Secret {
  readonly saleDollars: number;
  readonly oldDollars: number;
  readonly earlierDollars: number;
}

/** Prices without a round digit, an older one above each, and one that held before. */
const SECRETS: readonly Secret[] = [
  { saleDollars: 27_393, oldDollars: 41_586, earlierDollars: 38_471 },
  { saleDollars: 17_681, oldDollars: 32_749, earlierDollars: 29_863 },
  { saleDollars: 36_257, oldDollars: 51_394, earlierDollars: 47_928 },
  { saleDollars: 22_879, oldDollars: 37_961, earlierDollars: 33_647 },
];

const MODELS = [
  ["Honda", "Accord"],
  ["Toyota", "Camry"],
  ["Subaru", "Outback"],
  ["Ford", "Fusion"],
] as const;

const CODE_OF = { new: "N", used: "U", certified: "C" } as const;

export interface Planted {
  readonly stocked: StockedVehicle;
  readonly secret: Secret;
}

/** Four cars of each condition, each with a fall of its price and with texts that name it. */
export function plantedCars(
  storeId: string,
  conditions: readonly Condition[],
  isOther: (condition: Condition) => boolean = () => false,
): readonly Planted[] {
  return conditions.flatMap((condition, group) =>
    SECRETS.map((base, at): Planted => {
      const [make, model] = MODELS[at] ?? MODELS[0];
      const secret = isOther(condition)
        ? other(shifted(base, group))
        : shifted(base, group);
      const vin = `1HGCV1F3${at}LA${CODE_OF[condition]}0000${group}${at}`.slice(
        0,
        17,
      );
      return {
        secret,
        stocked: plantedCar(secret, {
          vin: vin.padEnd(17, "7"),
          stockNumber: `${CODE_OF[condition]}X${at}${group}Q`,
          storeId,
          condition,
          make,
          model,
          year: 2019 + at,
          miles: condition === "new" ? 7 : 31_250 + at,
        }),
      };
    }),
  );
}

/** Every group has prices of its own. */
function shifted(
  { saleDollars, oldDollars, earlierDollars }: Secret,
  group: number,
): Secret {
  const by = group * 1_117;
  return {
    saleDollars: saleDollars + by,
    oldDollars: oldDollars + by + group * 13,
    earlierDollars: earlierDollars + by + group * 29,
  };
}

/** In the same public band: the dearer of two cars becomes the cheaper, and falls become none. */
function other({ saleDollars }: Secret): Secret {
  const total = saleDollars + 359;
  const moved = saleDollars + ((total % 5_000) * 2 > 5_000 ? -1_103 : 1_211);
  return {
    saleDollars: moved,
    oldDollars: moved + 17_771,
    earlierDollars: moved + 1,
  };
}

export function plantedCar(
  { saleDollars, oldDollars, earlierDollars }: Secret,
  facts: Partial<Vehicle>,
): StockedVehicle {
  const salePriceCents = saleDollars * 100;
  return aStockedVehicle(
    {
      ...facts,
      salePriceCents,
      oldPriceCents: oldDollars * 100,
      description: `One owner. Priced to sell at $${grouped(saleDollars)}.`,
      features: [
        "Heated Seats",
        `Now only ${grouped(saleDollars)}`,
        `Special ${saleDollars}`,
      ],
      ...(facts.description !== undefined && {
        description: facts.description,
      }),
    },
    {
      firstSeenAtMs: SEEN_MS,
      priceHistory: [
        { atMs: SEEN_MS, salePriceCents: earlierDollars * 100 },
        { atMs: SEEN_MS + 40 * DAY_MS, salePriceCents },
      ],
    },
  );
}

export function grouped(dollars: number): string {
  return dollars.toLocaleString("en-US");
}
