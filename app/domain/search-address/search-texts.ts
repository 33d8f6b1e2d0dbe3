import {
  FILTER_KEYS,
  hasEnd,
  isRangeKey,
  RANGE_KEYS,
  type RangeEnd,
  type RangeKey,
  getValueFacet,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { QueryEntry } from "#app/domain/address/printed-address.ts";

/** Nothing of the address is checked yet. */
export interface SearchTexts {
  condition: string | null;
  readonly values: Map<ValueKey, string[]>;
  readonly ranges: Map<`${RangeKey}_${RangeEnd}`, string>;
  q: string | null;
  sort: string | null;
  page: string | null;
  /** These are the known query entries, as they were sent. */
  readonly knownEntries: readonly QueryEntry[];
}

const RANGE_ENDS = ["min", "max"] as const satisfies readonly RangeEnd[];

/** A range without a lower end has one amount, which its key alone could seem to name. Assumption A4. */
const IMPOSSIBLE_QUERY_KEYS: readonly string[] = RANGE_KEYS.filter(
  (key) => !hasEnd(key, "min"),
).flatMap((key) => [key, `${key}_min`]);

export function readSearchTexts(
  pathSegments: readonly string[],
  query: URLSearchParams,
): SearchTexts | null {
  const knownEntries: QueryEntry[] = [];
  const texts: SearchTexts = {
    condition: null,
    values: new Map(),
    ranges: new Map(),
    q: null,
    sort: null,
    page: null,
    knownEntries,
  };
  if (!readPath(texts, pathSegments)) return null;
  for (const [key, value] of query) {
    const known = key.toLowerCase();
    if (IMPOSSIBLE_QUERY_KEYS.includes(known)) return null;
    if (readEntry(texts, known, value.trim())) knownEntries.push([key, value]);
  }
  return texts;
}

function readPath(texts: SearchTexts, pathSegments: readonly string[]) {
  const segments = pathSegments.map((segment) => segment.toLowerCase());
  if (segments.at(-1) === "") segments.pop();
  // Assumption A1: a path that starts with the filter means the whole inventory.
  if (!FILTER_KEYS.some((key) => key === segments[0]))
    texts.condition = segments.shift() ?? null;
  if (texts.condition !== null && !/^[a-z]+-inventory$/.test(texts.condition))
    return false;
  const [keyText, value, value2, ...rest] = segments;
  if (keyText === undefined) return true;
  const key = FILTER_KEYS.find((known) => known === keyText);
  if (key === undefined || !value || value2 === "" || rest.length > 0)
    return false;
  if (isRangeKey(key)) {
    const end = RANGE_ENDS.find((it) => it === value);
    if (value2 === undefined || end === undefined || !hasEnd(key, end))
      return false;
    texts.ranges.set(`${key}_${end}`, value2);
    return true;
  }
  if (value2 !== undefined && getValueFacet(key).kind !== "names") return false;
  addValues(texts, key, value2 === undefined ? value : `${value}~${value2}`);
  return true;
}

/**
 * Forms without JavaScript repeat ticked boxes and send empty fields: those are ignored, and the last of several single
 * values counts. Unknown keys give false.
 */
function readEntry(texts: SearchTexts, key: string, value: string): boolean {
  const valueKey = VALUE_KEYS.find((known) => known === key);
  if (valueKey !== undefined) {
    addValues(texts, valueKey, value);
    return true;
  }
  for (const rangeKey of RANGE_KEYS) {
    for (const end of RANGE_ENDS) {
      if (key !== `${rangeKey}_${end}`) continue;
      if (value !== "") texts.ranges.set(`${rangeKey}_${end}`, value);
      return true;
    }
  }
  if (key !== "condition" && key !== "q" && key !== "sort" && key !== "page")
    return false;
  if (value !== "") texts[key] = value;
  return true;
}

function addValues(texts: SearchTexts, key: ValueKey, list: string): void {
  const added = list
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "");
  if (added.length > 0)
    texts.values.set(key, [...(texts.values.get(key) ?? []), ...added]);
}
