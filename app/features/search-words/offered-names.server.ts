import {
  getMake,
  type InventoryResults,
} from "#app/domain/inventory/search.ts";
import type { SuggestionName } from "./suggestion-names.server.ts";
import { toSearchableName } from "./suggestion-names.server.ts";

/** A name that the fragment begins. */
export interface FoundName {
  readonly name: SuggestionName;
  /** Another name of it that the fragment begins, where its own name does not show why it was found; null otherwise. */
  readonly foundBy: string | null;
}

export interface OfferedName extends FoundName {
  readonly count: number;
}

/**
 * Names that show why they were found go before all others: for "truck" these are trucks, and not RAM because it is also
 * called Ram Trucks.
 */
export function findNamed(
  names: readonly SuggestionName[],
  fragment: string,
): readonly FoundName[] {
  const found = names.flatMap((name): readonly FoundName[] => {
    const isShown = name.shownNames.some((it) => it.includes(fragment));
    if (isShown) return [{ name, foundBy: null }];
    const other = name.otherNames.find(({ searchable }) =>
      isBegunBy(searchable, fragment),
    );
    return other === undefined ? [] : [{ name, foundBy: other.text }];
  });
  if (found.length > 0) return found;
  const isBegun = (it: string) => it.includes(fragment);
  const inside = names.filter((it) =>
    it.otherNames.some(({ searchable }) => isBegun(searchable)),
  );
  return (
    inside.length > 0
      ? inside
      : names.filter((it) => it.foreignNames.some(isBegun))
  ).map((name) => ({ name, foundBy: null }));
}

/** Whoever writes "fseries" means the F-Series, too. */
function isBegunBy(name: string, fragment: string): boolean {
  return (
    name.startsWith(fragment) ||
    ` ${name.replaceAll(" ", "")}`.startsWith(fragment)
  );
}

/** Those that leave a car, with how many. */
export function listOffered(
  found: readonly FoundName[],
  { counts }: Pick<InventoryResults, "counts">,
): readonly OfferedName[] {
  return found.flatMap((it) => {
    const { key, value } = it.name;
    const count = counts[key].find((at) => at.value === value)?.count ?? 0;
    return count === 0 ? [] : { ...it, count };
  });
}

/** From the broad to the narrow. */
const KINDS = ["make", "bodystyle", "model", "feature"] as const;

export function getBreadth({ kind }: Pick<SuggestionName, "kind">): number {
  return KINDS.indexOf(kind);
}

/** Further ones of a kind only fill what the other kinds leave. */
const MOST_OF_A_KIND = 4;

/** Kinds follow each other in one order; in each, what begins with the fragment stands first, then what has more cars. */
export function orderNames(
  found: readonly OfferedName[],
  fragment: string,
  most: number,
): readonly OfferedName[] {
  const byKind = KINDS.map((kind) =>
    found
      .filter(({ name }) => name.kind === kind)
      .toSorted(
        (a, b) =>
          getRank(b, fragment) - getRank(a, fragment) || b.count - a.count,
      ),
  );
  const first = byKind.flatMap((it) => it.slice(0, MOST_OF_A_KIND));
  const further = byKind.flatMap((it) => it.slice(MOST_OF_A_KIND));
  const chosen = new Set([...first, ...further].slice(0, most));
  return byKind.flat().filter((it) => chosen.has(it));
}

function getRank({ name, foundBy }: FoundName, fragment: string): number {
  if (foundBy !== null) return 0;
  return toSearchableName(name.label).startsWith(fragment) ? 2 : 1;
}

const MOST_MODELS = 4;

/** The models that most of the found cars are of. */
export function listUsualModels(
  names: readonly SuggestionName[],
  results: Pick<InventoryResults, "counts">,
): readonly OfferedName[] {
  const models = names
    .filter(({ kind }) => kind === "model")
    .map((name) => ({ name, foundBy: null }));
  return listOffered(models, results)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_MODELS);
}

/** No maker builds another one's car: behind "honda" stand the models of Honda, and no other make. */
export function canFollow(
  { kind, value }: SuggestionName,
  saidMakes: ReadonlySet<string>,
): boolean {
  if (saidMakes.size === 0 || kind === "bodystyle" || kind === "feature")
    return true;
  return kind === "model" && saidMakes.has(getMake(value));
}
