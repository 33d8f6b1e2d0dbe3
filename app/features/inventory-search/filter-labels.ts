import {
  type RangeKey,
  getFacetWords,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { Range } from "#app/domain/inventory/search.ts";
import { isTextOf, type Translate } from "#app/site/page/copy.ts";
import { formatRangeEnds } from "#app/site/search/range-words.ts";
import type { FindValueName } from "#app/site/search/value-names.server.ts";
import { filterCopy, type FilterText } from "./copy.ts";

export interface LabelSources {
  readonly t: Translate<FilterText>;
  readonly findName: FindValueName;
}

/** An option is called "SUVs", "Heated seats" or "Honda Civic". */
export function formatValueLabel(
  key: ValueKey,
  value: string,
  { t, findName }: LabelSources,
): string {
  const text = `${getFacetWords(key)}.${value}`;
  return findName(key, value) ?? (isTextOf(filterCopy, text) ? t(text) : value);
}

/** The label reads "Price up to $25,000" or "Under $400 a month". */
export function formatRangeLabel(
  key: RangeKey,
  range: Range,
  t: Translate<FilterText>,
): string {
  const { ends, values } = formatRangeEnds(key, range);
  // A payment has no lower end.
  return t(
    key === "payment" ? "range.payment.max" : `range.${key}.${ends}`,
    values,
  );
}
