import {
  RANGE_KEYS,
  type RangeKey,
  VALUE_KEYS,
} from "#app/domain/inventory/facets.ts";
import {
  type InventorySearch,
  type Range,
  SORT_KEYS,
} from "#app/domain/inventory/search.ts";
import {
  addReadWords,
  READ_KEY,
} from "#app/domain/search-address/kept-words.ts";
import {
  formatSearchAddress,
  readSearch,
} from "#app/domain/search-address/search-address.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  setRange,
  setValues,
} from "#app/features/inventory-search/search-change.ts";

/** A sentence travels under this name, and the server makes filters of it. */
const WORDS = "words";

interface Addresses {
  /** The list on the screen was asked for here. */
  readonly shown: string;
  /** A press on that list leads here. */
  readonly wanted: string;
  /** The list is on its way to here, by the presses before. */
  readonly chosen: string;
}

interface KnownHere {
  readonly language: string;
  readonly storeIds: readonly string[];
}

/** What the press changes of the list on the screen, done to the list that was chosen; null when one is no list. */
export function mergeAddresses(
  { shown, wanted, chosen }: Addresses,
  { language, storeIds }: KnownHere,
): string | null {
  const read = (address: string) =>
    readSearch(address, {
      conditionsSold: CONDITIONS,
      sortKeys: SORT_KEYS,
      defaultSort: null,
      storeIds,
    });
  const [before, after, latest] = [read(shown), read(wanted), read(chosen)];
  if (before === null || after === null || latest === null) return null;
  const address = formatSearchAddress(applyChange(before, after, latest), {
    language,
  });
  const words = readWords(WORDS, wanted) ?? readWords(WORDS, chosen);
  const said = readWords(READ_KEY, wanted) ?? readWords(READ_KEY, chosen);
  if (words === null) return addReadWords(address, said, { language });
  const query = new URLSearchParams({ [WORDS]: words });
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

function readWords(key: string, address: string): string | null {
  const [, query = ""] = address.split("?", 2);
  return new URLSearchParams(query).get(key);
}

/** A page number counts within one list, so another list begins at its first page. */
function applyChange(
  before: InventorySearch,
  after: InventorySearch,
  latest: InventorySearch,
): InventorySearch {
  let search = latest;
  for (const key of VALUE_KEYS) {
    const [had = [], has = []] = [before.values[key], after.values[key]];
    const added = has.filter((it) => !had.includes(it));
    const dropped = had.filter((it) => !has.includes(it));
    if (added.length + dropped.length === 0) continue;
    const kept = (search.values[key] ?? []).filter(
      (it) => !dropped.includes(it) && !added.includes(it),
    );
    search = setValues(search, key, [...kept, ...added]);
  }
  for (const key of RANGE_KEYS)
    search = changeRange(search, key, before, after);
  for (const key of ["condition", "keywords", "sort"] as const)
    if (before[key] !== after[key])
      search = { ...search, [key]: after[key], page: 1 };
  if (search !== latest) return search;
  const isSameList = isEqual({ ...latest, page: 1 }, { ...before, page: 1 });
  return isSameList ? { ...latest, page: after.page } : latest;
}

function changeRange(
  search: InventorySearch,
  key: RangeKey,
  before: InventorySearch,
  after: InventorySearch,
): InventorySearch {
  const [had, has]: (Range | undefined)[] = [
    before.ranges[key],
    after.ranges[key],
  ];
  if (had?.min === has?.min && had?.max === has?.max) return search;
  const known = search.ranges[key];
  const min = had?.min === has?.min ? known?.min : has?.min;
  const max = had?.max === has?.max ? known?.max : has?.max;
  const isEmpty = min === undefined && max === undefined;
  return setRange(
    search,
    key,
    isEmpty
      ? null
      : {
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        },
  );
}

/** Both were read from addresses, and are printed in one order. */
function isEqual(one: InventorySearch, other: InventorySearch): boolean {
  return formatSearchAddress(one) === formatSearchAddress(other);
}
