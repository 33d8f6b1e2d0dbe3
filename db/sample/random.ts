import { createSeededChance } from "#app/domain/seeded-chance.ts";

/** Seeded random choices: the same seed gives the same sequence everywhere. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** Whole number, both ends included. */
  integer(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Bell-shaped around 0 with a standard deviation of 1, never beyond ±3. */
  bell(): number;
  pick<T>(items: readonly T[]): T;
  pickWeighted<T>(items: readonly T[], getWeight: (item: T) => number): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  const next = createSeededChance(seed);
  const integer = (min: number, max: number) =>
    min + Math.floor(next() * (max - min + 1));

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    bell: () => {
      let sum = 0;
      for (let draw = 0; draw < 12; draw++) sum += next();
      return Math.max(-3, Math.min(3, sum - 6));
    },
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    pickWeighted: (items, getWeight) => {
      const total = items.reduce((sum, item) => sum + getWeight(item), 0);
      let rest = next() * total;
      for (const item of items) {
        rest -= getWeight(item);
        if (rest < 0) return item;
      }
      return itemAt(items, items.length - 1);
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        const held = itemAt(shuffled, last);
        shuffled[last] = itemAt(shuffled, other);
        shuffled[other] = held;
      }
      return shuffled;
    },
  };
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error("Nothing to choose from");
  return item;
}
