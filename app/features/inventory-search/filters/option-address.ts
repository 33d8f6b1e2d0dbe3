import type { OptionLink } from "#app/features/inventory-search/list-page-data.ts";

/**
 * A tap on an unused value leads to this address. The file stands alone, so that the browser need not load the
 * address codec.
 */
export function getOptionAddress(
  { before, after, selected, isInPath }: OptionLink,
  value: string,
): string {
  if (isInPath)
    return before + value.split("~").map(encodeURIComponent).join("/") + after;
  const values = selected.length === 0 ? [value] : [...selected, value].sort();
  return before + values.map(encodeURIComponent).join(",") + after;
}
