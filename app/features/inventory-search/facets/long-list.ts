import type { Option } from "#app/features/inventory-search/list-page-data.ts";
import { getMake } from "#app/features/inventory-search/search-change.ts";

/**
 * Assumption A16: what shoppers ask for most stands before "more", because common equipment finds most and
 * says least.
 */
const ASKED_FOR: readonly string[] = [
  "heated-seats",
  "apple-carplay",
  "blind-spot-monitor",
  "adaptive-cruise",
  "sunroof",
  "third-row",
  "tow-package",
];

/**
 * This decides what stands open and what stands behind "more". In a long list, values in use, values often
 * asked for and values that find most come first; a value that would find nothing is left out.
 */
export function cutLongList(
  options: readonly Option[],
  shownCount: number,
): [readonly Option[], readonly Option[]] {
  const tops = options.filter(({ isSub }) => isSub !== true);
  if (tops.length <= shownCount + 1) return [options, []];
  const found = tops.filter(({ count, isOn }) => count !== 0 || isOn === true);
  const useful = found.length === 0 ? tops : found;
  const best = new Set(
    useful
      .toSorted(
        (a, b) =>
          Number(b.isOn ?? false) - Number(a.isOn ?? false) ||
          Number(ASKED_FOR.includes(b.value)) -
            Number(ASKED_FOR.includes(a.value)) ||
          (b.count ?? 0) - (a.count ?? 0),
      )
      .slice(0, Math.max(shownCount, useful.filter((it) => it.isOn).length))
      .map(({ value }) => value),
  );
  const isShown = ({ value, isSub }: Option) =>
    best.has(isSub === true ? getMake(value) : value);
  const shown = options.filter(isShown);
  const rest = useful.filter((it) => !isShown(it));
  return [shown, rest];
}
