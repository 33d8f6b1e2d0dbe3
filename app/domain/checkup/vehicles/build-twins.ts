import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  type CheckWords,
  type Finding,
  formatCount,
  toFindingCase,
  type VehicleTag,
} from "#app/domain/checkup/findings/finding.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** The first eight characters of a VIN tell maker, line, body, engine and mostly the driven wheels. */
const STEM_LENGTH = 8;
/** Assumption A288 sets this number. */
const FEWEST_TWINS = 3;

const BUILD_UNLIKE_TWINS: CheckWords = {
  id: "build-unlike-twins",
  severity: "warning",
  title: "Built otherwise than every car with the same VIN code",
  meaning:
    "At least 3 other vehicles share the first eight characters of the VIN, which tell how a car was built, and all of them agree on another drivetrain, fuel or transmission.",
  advice:
    "Look at the vehicle and correct the column in the feed. If it is right, leave it.",
};

/** A transmission is seldom in the VIN, so only driven wheels and fuel are compared. */
const FACTS = {
  drivetrain: ({ drivetrain }: Vehicle) =>
    drivetrain === "4wd" ? "awd" : drivetrain,
  fuel: ({ fuelType }: Vehicle) =>
    fuelType === "flex-fuel" ? "gasoline" : fuelType,
} as const;
type Fact = keyof typeof FACTS;

export interface BuildTwins {
  add(vehicle: Vehicle, tag: VehicleTag): void;
  findTag(vin: string): VehicleTag | null;
  buildFinding(isAsked: (storeId: string) => boolean): Finding | null;
}

interface Told {
  readonly tag: VehicleTag;
  readonly said: Readonly<Record<Fact, string | null>>;
}

export function collectBuildTwins(): BuildTwins {
  const stems = new Map<string, Told[]>();
  return {
    add(vehicle, tag) {
      const stem = vehicle.vin.slice(0, STEM_LENGTH);
      const twins = stems.get(stem) ?? [];
      stems.set(stem, twins);
      twins.push({
        tag,
        said: {
          drivetrain: FACTS.drivetrain(vehicle),
          fuel: FACTS.fuel(vehicle),
        },
      });
    },
    findTag: (vin) =>
      stems.get(vin.slice(0, STEM_LENGTH))?.find(({ tag }) => tag.vin === vin)
        ?.tag ?? null,
    buildFinding(isAsked) {
      const collector = collectCases(BUILD_UNLIKE_TWINS, "vehicle");
      for (const twins of stems.values())
        for (const fact of ["drivetrain", "fuel"] as const) {
          const odd = findOddOne(twins, fact);
          if (odd === null || !isAsked(odd.told.tag.storeId)) continue;
          collector.add({
            case: toFindingCase(
              odd.told.tag,
              `${fact} ${odd.told.said[fact]}, and ${formatCount(odd.twinCount, "vehicle")} of the same code ${odd.usual}`,
            ),
          });
        }
      return collector.buildFinding();
    },
  };
}

/** One dissenter among several that agree is an error; two may be another version. */
function findOddOne(twins: readonly Told[], fact: Fact) {
  const telling = twins.filter(({ said }) => said[fact] !== null);
  if (telling.length <= FEWEST_TWINS) return null;
  const groups = Map.groupBy(telling, ({ said }) => said[fact]);
  if (groups.size !== 2) return null;
  const [small, large] = [...groups.values()].toSorted(
    (a, b) => a.length - b.length,
  );
  const [told, second] = small ?? [];
  if (told === undefined || second !== undefined || large === undefined)
    return null;
  return {
    told,
    usual: large[0]?.said[fact] ?? "",
    twinCount: large.length,
  };
}
