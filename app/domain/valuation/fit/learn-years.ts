import { type Car, nameCar } from "../book/car.ts";
import {
  ALL_MODELS,
  findYearLevel,
  type LearntYears,
} from "../book/year-levels.ts";
import { addParts, addToTally, PARTS, type Tally } from "./part-tallies.ts";

/** A model year of so many sales counts as much as what that year is worth in all models. */
const SHRINK_SALES = 8;
/** By model, then by model year. */
type Tallies = ReadonlyMap<string, ReadonlyMap<number, Tally>>;

/**
 * The mean surplus of each model year of a model over the straight fall, as levels that rise; for each row from the
 * other rows, and for the book from all of them.
 */
export function learnYears(
  cars: readonly Car[],
  surpluses: Float64Array,
  chance: () => number,
): { readonly years: LearntYears; readonly rowLevels: readonly number[] } {
  const parts = cars.map(() => Math.floor(chance() * PARTS));
  const models = cars.map((car) => nameCar(car).model);
  const tallies = tallyYears(cars, models, surpluses, parts);
  const yearsWithout = Array.from({ length: PARTS }, (_, part) =>
    settleAll(tallies, part),
  );
  return {
    years: settleAll(tallies, null),
    rowLevels: cars.map(({ year }, row) =>
      findYearLevel(
        yearsWithout[parts[row] ?? 0] ?? {},
        models[row] ?? null,
        year,
      ),
    ),
  };
}

function tallyYears(
  cars: readonly Car[],
  models: readonly (string | null)[],
  surpluses: Float64Array,
  parts: readonly number[],
): Tallies {
  const tallies = new Map<string, Map<number, Tally>>();
  cars.forEach(({ year }, row) => {
    const model = models[row] ?? null;
    for (const name of model === null ? [ALL_MODELS] : [ALL_MODELS, model]) {
      const years = tallies.get(name) ?? new Map<number, Tally>();
      tallies.set(name, years);
      addToTally(years, year, parts[row] ?? 0, surpluses[row] ?? 0);
    }
  });
  return tallies;
}

/** Each model is pulled to what all of them say, which is pulled to the straight fall. */
function settleAll(tallies: Tallies, withoutPart: number | null): LearntYears {
  const settle = (model: string, wider: LearntYears) =>
    settleModel(
      tallies.get(model) ?? new Map<number, Tally>(),
      wider,
      withoutPart,
    );
  const all = { [ALL_MODELS]: settle(ALL_MODELS, {}) };
  const own = [...tallies.keys()].filter((model) => model !== ALL_MODELS);
  return {
    ...all,
    ...Object.fromEntries(own.map((model) => [model, settle(model, all)])),
  };
}

interface Block {
  readonly years: readonly number[];
  readonly level: number;
  readonly weight: number;
}

/** Neighbors whose levels would fall share their mean (pool adjacent violators). */
function settleModel(
  years: ReadonlyMap<number, Tally>,
  wider: LearntYears,
  withoutPart: number | null,
): LearntYears[string] {
  const blocks: Block[] = [];
  for (const [year, { sums, counts }] of [...years].toSorted(
    ([one], [other]) => one - other,
  )) {
    const count = addParts(counts, withoutPart);
    const weight = count + SHRINK_SALES;
    const straight = findYearLevel({}, null, year);
    const pull = findYearLevel(wider, null, year) - straight;
    let block: Block = {
      years: [year],
      level:
        straight + (addParts(sums, withoutPart) + SHRINK_SALES * pull) / weight,
      weight,
    };
    for (
      let before = blocks.at(-1);
      before !== undefined && before.level > block.level;
      before = blocks.at(-1)
    ) {
      block = joinBlocks(before, block);
      blocks.pop();
    }
    blocks.push(block);
  }
  // Rounding keeps the order of levels.
  return blocks.flatMap(({ years: joined, level }) =>
    joined.map((year) => [year, Number(level.toFixed(4))] as const),
  );
}

function joinBlocks(one: Block, other: Block): Block {
  const weight = one.weight + other.weight;
  return {
    years: [...one.years, ...other.years],
    level: (one.level * one.weight + other.level * other.weight) / weight,
    weight,
  };
}
