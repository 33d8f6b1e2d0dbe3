import { BEST, nameOnly, ONLY } from "./verdict-measures.ts";
import type { JudgedCar, Verdict } from "./verdicts.ts";

/** What is true of a car, however small its lead is and whoever shares it, and not of every car beside it. */
export function listLesserVerdicts(
  cars: readonly JudgedCar[],
  at: number,
): readonly Verdict[] {
  const car = cars[at];
  if (car === undefined) return [];
  return [
    ...(car.isCertified && cars.some((it) => !it.isCertified && !it.isNew)
      ? [{ kind: "certified" } as const]
      : []),
    ...listShares(cars, at),
    ...ONLY.flatMap(([kind, has]): readonly Verdict[] => {
      const answers = cars.map(has);
      const isShared = answers.filter((it) => it === true).length > 1;
      return isShared &&
        has(car) === true &&
        answers.includes(false) &&
        !answers.includes(null)
        ? [{ kind: "shared", only: nameOnly(kind, car) }]
        : [];
    }),
  ];
}

/** However small the lead is, the table marks it. */
function listShares(
  cars: readonly JudgedCar[],
  at: number,
): readonly Verdict[] {
  return BEST.flatMap(([kind, , getMeasure]): readonly Verdict[] => {
    // A new car beside used ones is said to be new instead.
    if (kind === "fewestMiles" || (kind === "newest" && cars[at]?.isNew))
      return [];
    const measures = cars.map(getMeasure);
    const known = measures.filter((it) => it !== null);
    const [first = 0] = known.toSorted((a, b) => b - a);
    const next = Math.max(...known.filter((it) => it < first));
    if (known.length < cars.length || measures[at] !== first) return [];
    if (!Number.isFinite(next)) return [];
    const isTied = known.filter((it) => it === first).length > 1;
    return [
      isTied ? { kind: "tied", best: kind } : { kind, lead: first - next },
    ];
  });
}
