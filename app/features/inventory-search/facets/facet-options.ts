import {
  type FacetCount,
  getMake,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FilterKey, ValueKey } from "#app/domain/inventory/facets.ts";
import type { FormatAddress } from "#app/features/inventory-search/address-patterns.ts";
import {
  type LabelSources,
  formatValueLabel,
} from "#app/features/inventory-search/filter-labels.ts";
import type {
  Option,
  ValueFacet,
} from "#app/features/inventory-search/list-page-data.ts";
import {
  toggleValue,
  setValues,
} from "#app/features/inventory-search/search-change.ts";
import { SHORT_TOTAL } from "#app/features/inventory-search/short-answer.ts";

export interface FacetContext extends LabelSources {
  readonly search: InventorySearch;
  readonly results: InventoryResults;
  readonly formatAddress: FormatAddress;
  readonly bodyStyles: StoreProfile["search"]["bodyStyles"];
}

/** What leads away from a few cars; the rest of the filters would only part them. */
const LEAD_AWAY: ReadonlySet<FilterKey | "condition"> = new Set([
  "price",
  "make_model",
]);

/** The filters of a few cars would be several times as long as the cars, so most of their groups begin closed. */
export function isWorthOpening(
  key: FilterKey | "condition",
  { results }: Pick<FacetContext, "results">,
): boolean {
  return results.total >= SHORT_TOTAL || LEAD_AWAY.has(key);
}

/** A search has one of these values at most. */
type Choice = Pick<Option, "value" | "label" | "count"> & {
  readonly isOn: boolean;
  readonly next: InventorySearch;
};

export function buildChoiceFacet(
  kind: "checks" | "payment",
  key: FilterKey | "condition",
  choices: readonly Choice[],
  isOpen: boolean,
  { t, formatAddress }: FacetContext,
): ValueFacet {
  return {
    kind,
    key,
    label: t(`facet.${key}`),
    isOpen,
    link: { before: "", after: "", selected: [], isInPath: false },
    options: choices.map(({ isOn, next, ...choice }) => ({
      ...choice,
      ...(isOn && { isOn }),
      address: formatAddress(next),
    })),
    rest: [],
  };
}

/** An unused value needs no address of its own, because the facet's link gives it. */
export function buildFacetOption(
  key: ValueKey,
  { value, count, label: ownLabel }: FacetCount,
  selected: readonly string[],
  context: FacetContext,
): Option {
  const label = ownLabel ?? formatValueLabel(key, value, context);
  const icon = findOwnIcon(key, value, context);
  const option = { value, label, count, ...(icon !== null && { icon }) };
  if (!selected.includes(value)) return option;
  const without = setValues(context.search, key, toggleValue(selected, value));
  const address = context.formatAddress(without);
  return { ...option, isOn: true, address };
}

/** Null stands for the drawing that is named as the value. */
function findOwnIcon(
  key: ValueKey,
  value: string,
  { bodyStyles }: FacetContext,
): string | null {
  if (key !== "bodystyle") return null;
  const icon = bodyStyles.find((it) => it.value === value)?.icon ?? value;
  return icon === value ? null : icon;
}

export function listMakeModelOptions(
  counts: readonly FacetCount[],
  selected: readonly string[],
  context: FacetContext,
): readonly Option[] {
  const { search, formatAddress } = context;
  const makesInUse = new Set(selected.map(getMake));
  const isCounted = new Set(counts.map(({ value }) => value));
  // What was asked for stays in sight, also where nothing has it.
  const missing = [...new Set([...makesInUse, ...selected])]
    .filter((value) => !isCounted.has(value))
    .map((value): FacetCount => ({ value, count: 0 }));
  const all = [...counts, ...missing];
  const buildOption = (it: FacetCount) =>
    buildFacetOption("make_model", it, selected, context);
  const toAddress = (values: readonly string[]) =>
    formatAddress(setValues(search, "make_model", values));
  return all
    .filter(({ value }) => value === getMake(value))
    .flatMap((make) => {
      if (!makesInUse.has(make.value)) return [buildOption(make)];
      const others = selected.filter((it) => getMake(it) !== make.value);
      const models = all.filter(
        ({ value, count }) =>
          (count > 0 || selected.includes(value)) &&
          value !== make.value &&
          getMake(value) === make.value,
      );
      return [
        // A make counts as used with any of its models, and its link takes all of them away.
        { ...buildOption(make), isOn: true, address: toAddress(others) },
        ...models.map((model): Option => ({
          ...buildOption(model),
          isSub: true,
          address: toAddress(toggleValue(selected, model.value)),
        })),
      ];
    });
}
