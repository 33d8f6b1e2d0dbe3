import { EVERYTHING, getMake } from "#app/domain/inventory/search.ts";
import { findMake } from "#app/domain/makes/known-makes.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createGatedIndex } from "./gated-index.ts";

/** More would be an alphabet again. */
const MOST_MAKES = 8;

/** The makes of most cars that this visitor may see, in the order of the alphabet: most people bring to a store what it sells. */
export function listCommonMakes(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  { gate }: Pick<RequestFacts, "gate">,
): readonly string[] {
  const { counts } = createGatedIndex(index, gate, profile).searchVisible(
    EVERYTHING,
  );
  const makes = counts.make_model
    .filter(({ value, count }) => value === getMake(value) && count > 0)
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ value, label }) => findMake(label ?? value)?.make ?? []);
  return makes
    .slice(0, MOST_MAKES)
    .toSorted((one, other) => one.localeCompare(other, "en"));
}
