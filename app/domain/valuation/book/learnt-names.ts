import { LEVELS, type Level } from "./car.ts";

/** By name: by how much, in logarithms of the price, it differs from a car of its age and miles, and from how many sales. */
export type LearntNames = Readonly<
  Record<
    Level,
    Readonly<Record<string, readonly [surplus: number, count: number]>>
  >
>;

/** The same for each name that says little by itself. */
export type LearntExtras = Readonly<Record<string, number>>;

export interface NameFacts {
  readonly surplus: Readonly<Record<Level, number>>;
  readonly count: Readonly<Record<Level, number>>;
}

/** A name that is not known is worth as much as the next wider one. */
export function findNameFacts(
  learnt: LearntNames,
  names: Readonly<Record<Level, string | null>>,
): NameFacts {
  const surplus = { make: 0, model: 0, trim: 0, build: 0 };
  const count = { make: 0, model: 0, trim: 0, build: 0 };
  let widerSurplus = 0;
  for (const level of LEVELS) {
    const name = names[level];
    const found =
      name !== null && Object.hasOwn(learnt[level], name)
        ? learnt[level][name]
        : undefined;
    surplus[level] = found?.[0] ?? widerSurplus;
    count[level] = found?.[1] ?? 0;
    widerSurplus = surplus[level];
  }
  return { surplus, count };
}
