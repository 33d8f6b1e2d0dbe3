import { BEST, nameOnly, ONLY } from "./verdict-measures.ts";
import type { JudgedCar, Verdict } from "./verdicts.ts";

/** Assumption A512: a car with fewer of them is praised for lesser things. */
const FEW_VERDICTS = 2;

/**
 * What several cars have is said of each of them or of none: said of one alone, it would read as if the others lacked it.
 */
export function addLesserVerdicts(
  cars: readonly JudgedCar[],
  own: readonly (readonly Verdict[])[],
): readonly (readonly Verdict[])[] {
  const lesser = cars.map((_, at) =>
    listLesserVerdicts(cars, at).filter(
      ({ kind }) => !own[at]?.some((it) => it.kind === kind),
    ),
  );
  const said = new Set(
    lesser.flatMap((list, at) =>
      list
        .slice(0, Math.max(0, FEW_VERDICTS - (own[at]?.length ?? 0)))
        .map(nameFact),
    ),
  );
  return own.map((strong, at) => [
    ...strong,
    ...(lesser[at] ?? []).filter((it) => said.has(nameFact(it))),
  ]);
}

/** One name for all the cars of which it is true. */
function nameFact(verdict: Verdict): string {
  if (verdict.kind === "tied") return `tied ${verdict.best}`;
  if (verdict.kind !== "shared") return verdict.kind;
  // Four driven wheels are one advantage, by whichever name.
  return `shared ${verdict.only === "only4wd" ? "onlyAwd" : verdict.only}`;
}

/** What is true of a car, however small its lead is and whoever shares it, and not of every car beside it. */
function listLesserVerdicts(
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
