import { LEVELS, type Car, type Level, nameCar } from "../book/car.ts";
import {
  findNameFacts,
  type LearntNames,
  type NameFacts,
} from "../book/learnt-names.ts";
import { addParts, addToTally, PARTS, type Tally } from "./part-tallies.ts";

/** A name of so many sales counts as much as the next wider name. */
const SHRINK_SALES = { make: 5, model: 2, trim: 2, build: 1.5 } as const;

/** A book of many sales leaves out builds that were hardly ever sold, and stays small. */
const SALES_OF_ONE_MORE = 30_000;

/**
 * The mean surplus of each name, pulled towards that of the next wider name; for each row from the other rows, and for
 * the book from all of them.
 */
export function learnNames(
  cars: readonly Car[],
  surpluses: Float64Array,
  chance: () => number,
): { readonly learnt: LearntNames; readonly rowFacts: readonly NameFacts[] } {
  const parts = cars.map(() => Math.floor(chance() * PARTS));
  const names = cars.map(nameCar);
  const tallies = tallyNames(names, surpluses, parts);
  const learntWithout = Array.from({ length: PARTS }, (_, part) =>
    settle(tallies, names, part),
  );
  const learnt = settle(tallies, names, null);
  const least = 1 + Math.floor(cars.length / SALES_OF_ONE_MORE);
  return {
    learnt: {
      ...learnt,
      build: Object.fromEntries(
        Object.entries(learnt.build).filter(([, [, count]]) => count >= least),
      ),
    },
    rowFacts: names.map((named, row) =>
      findNameFacts(learntWithout[parts[row] ?? 0] ?? EMPTY, named),
    ),
  };
}

const EMPTY: LearntNames = { make: {}, model: {}, trim: {}, build: {} };

type Names = Readonly<Record<Level, string | null>>;
type Tallies = Readonly<Record<Level, ReadonlyMap<string, Tally>>>;

function tallyNames(
  names: readonly Names[],
  surpluses: Float64Array,
  parts: readonly number[],
): Tallies {
  const tallies = {
    make: new Map<string, Tally>(),
    model: new Map<string, Tally>(),
    trim: new Map<string, Tally>(),
    build: new Map<string, Tally>(),
  };
  names.forEach((named, row) => {
    const part = parts[row] ?? 0;
    for (const level of LEVELS) {
      const name = named[level];
      if (name === null) continue;
      addToTally(tallies[level], name, part, surpluses[row] ?? 0);
    }
  });
  return tallies;
}

/** Each name is settled by its wider ones, which `names` tells. */
function settle(
  tallies: Tallies,
  names: readonly Names[],
  withoutPart: number | null,
): LearntNames {
  const learnt = {
    make: new Map<string, readonly [number, number]>(),
    model: new Map<string, readonly [number, number]>(),
    trim: new Map<string, readonly [number, number]>(),
    build: new Map<string, readonly [number, number]>(),
  };
  for (const named of names) {
    let wider = 0;
    for (const level of LEVELS) {
      const name = named[level];
      if (name === null) continue;
      const known = learnt[level].get(name);
      if (known !== undefined) {
        wider = known[0];
        continue;
      }
      const tally = tallies[level].get(name);
      const sum = addParts(tally?.sums, withoutPart);
      const count = addParts(tally?.counts, withoutPart);
      if (count === 0) continue;
      const shrink = SHRINK_SALES[level];
      const surplus = (sum + shrink * wider) / (count + shrink);
      wider = Number(surplus.toFixed(4));
      learnt[level].set(name, [wider, count]);
    }
  }
  return {
    make: Object.fromEntries(learnt.make),
    model: Object.fromEntries(learnt.model),
    trim: Object.fromEntries(learnt.trim),
    build: Object.fromEntries(learnt.build),
  };
}
