import { isValueOffered } from "#app/domain/store-profile/offered-body-styles.ts";
import {
  FACET_LOOKS,
  getValueFacet,
  isChoice,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { getMake } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { filterCopy } from "#app/features/inventory-search/copy.ts";
import { isTextOf } from "#app/site/page/copy.ts";
import { buildOptionLink } from "#app/features/inventory-search/address-patterns.ts";
import type {
  Option,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import {
  buildChoiceFacet,
  buildFacetOption,
  type FacetContext,
  isWorthOpening,
  listMakeModelOptions,
} from "./facet-options.ts";

/** Null means that there is nothing to choose between. */
export function buildValueFacet(
  key: ValueKey,
  arePricesLocked: boolean,
  context: FacetContext,
): ValueFacet | null {
  const { search, results, t, formatAddress } = context;
  const selected = search.values[key] ?? [];
  const counts = results.counts[key].filter(
    ({ value }) =>
      selected.includes(value) ||
      isValueOffered(context.bodyStyles, key, value),
  );
  const { kind, valuesOfPrice } = getValueFacet(key);
  const {
    display = "checks",
    isFolded = false,
    shownCount = 99,
  } = FACET_LOOKS[key];
  const note = `note.${key}`;
  const hasLockedValues = arePricesLocked && valuesOfPrice !== undefined;
  if (!isChoice(key, counts) && !hasLockedValues) return null;
  const all =
    kind === "names"
      ? listMakeModelOptions(counts, selected, context)
      : counts.map((it) => buildFacetOption(key, it, selected, context));
  const isUseful = all.some(({ count }) => count !== 0);
  // Where nothing is found, a list of values in use is no wall of others that find nothing either; tiles are no wall.
  const isShort =
    results.total === 0 && selected.length > 0 && display !== "tiles";
  const [shown, rest] = cutLongList(
    isShort ? all.filter(({ count, isOn }) => isOn || count !== 0) : all,
    shownCount,
  );
  return {
    kind: display,
    key,
    label: t(`facet.${key}`),
    // Where nothing is found, every value is off: the groups stay, but closed.
    isOpen:
      (!isFolded &&
        (isUseful || hasLockedValues) &&
        isWorthOpening(key, context)) ||
      selected.length > 0,
    link: buildOptionLink(search, key, formatAddress),
    options: shown,
    rest,
    ...(isTextOf(filterCopy, note) && { note: t(note) }),
    ...(hasLockedValues && {
      locked: { text: t("lockedDeals"), label: t("unlockDeals") },
    }),
  };
}

/** A search has one condition, so a visitor chooses one group or all of them. */
export function buildConditionFacet(
  conditions: readonly Condition[],
  context: FacetContext,
): ValueFacet | null {
  if (conditions.length < 2) return null;
  const { search, results, t } = context;
  const choices = conditions.map((condition) => {
    const isOn = search.condition === condition;
    return {
      value: condition,
      label: t(`condition.${condition}`),
      count:
        results.conditionCounts.find(({ value }) => value === condition)
          ?.count ?? 0,
      isOn,
      next: {
        ...search,
        condition: isOn ? ("all" as const) : condition,
        page: 1,
      },
    };
  });
  const isUseful =
    choices.some(({ isOn }) => isOn) ||
    (choices.some(({ count }) => count > 0) &&
      isWorthOpening("condition", context));
  return buildChoiceFacet("checks", "condition", choices, isUseful, context);
}

/** Assumption A16: what shoppers ask for most stands before "more"; common equipment finds most and says least. */
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
 * In a long list, values in use, often asked for or finding most come first; the others stand behind "more". A value
 * that would find nothing is left out.
 */
function cutLongList(
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
