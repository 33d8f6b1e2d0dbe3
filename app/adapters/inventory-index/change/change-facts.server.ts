import {
  listSlotFacts,
  type SlotFact,
} from "#app/adapters/inventory-index/build/fact-collector.server.ts";
import {
  compareSlots,
  findMostSeen,
} from "#app/adapters/inventory-index/build/slot-table.server.ts";
import type {
  CardName,
  IndexData,
  SharedParts,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import { changeColumn } from "./change-column.server.ts";
import { changeFeatures } from "./change-features.server.ts";
import { changeSets, countKept } from "./change-sets.server.ts";
import { countLabels } from "./count-labels.server.ts";
import type { Change } from "./new-places.server.ts";
import { hasSameSets } from "./reuse.server.ts";
import type { Splice } from "./splice.server.ts";

type Facts = Pick<
  IndexData,
  "slots" | "slotSets" | "jointColumns" | "features"
>;

/** Values that nobody has any more have no slot, as in an index that is built anew. */
export function changeFacts(
  {
    names: oldNames,
    ...old
  }: Facts & { readonly names: SharedParts<CardName> },
  change: Change,
  added: readonly SearchableVehicle[],
  names: SharedParts<CardName>,
): Facts {
  const addedFacts = added.map(listSlotFacts);
  if (
    hasSameFacts(old, change.splice, addedFacts) &&
    hasSameNames(oldNames, names, change.splice)
  )
    return old;
  const keptSizes = countKept(old.slotSets, change);
  const { slots, sources } = changeSlots(
    old.slots,
    keptSizes,
    addedFacts.flat(),
    names,
  );
  const numbers = numberSlots(slots);
  const addedSlots = addedFacts.map((facts) =>
    facts.map(({ group, value }) => numbers.get(toKey(group, value)) ?? -1),
  );
  const newSlots = new Int32Array(old.slots.values.length).fill(-1);
  sources.forEach((source, slot) => {
    if (source >= 0) newSlots[source] = slot;
  });
  return {
    slots,
    slotSets: changeSets({
      old: old.slotSets,
      keptSizes,
      change,
      sources: Int32Array.from(sources),
      addedSets: addedSlots,
    }),
    jointColumns: old.jointColumns.map((column) =>
      changeColumn(column, newSlots, change, addedSlots, slots),
    ),
    features: changeFeatures(old.features, newSlots, change, addedSlots, slots),
  };
}

function hasSameFacts(
  { slots, slotSets }: Facts,
  splice: Splice,
  addedFacts: readonly (readonly SlotFact[])[],
): boolean {
  const numbers = numberSlots(slots);
  const wanted = addedFacts.map((facts) => {
    const own = facts.map(
      ({ group, value }) => numbers.get(toKey(group, value)) ?? -1,
    );
    return own.includes(-1) ? null : new Set(own);
  });
  return hasSameSets(slotSets, splice, wanted);
}

/** Another way to write a name may become the one that filters show. */
function hasSameNames(
  old: SharedParts<CardName>,
  names: SharedParts<CardName>,
  { addedPlaces }: Splice,
): boolean {
  return addedPlaces.every((place) => old.of[place] === names.of[place]);
}

function numberSlots({
  groups,
  values,
}: SlotTable): ReadonlyMap<string, number> {
  return new Map(
    values.map((value, slot) => [toKey(groups[slot], value), slot]),
  );
}

function toKey(group: string | undefined, value: string): string {
  return `${group} ${value}`;
}

function changeSlots(
  old: SlotTable,
  keptSizes: Uint32Array,
  addedFacts: readonly SlotFact[],
  names: SharedParts<CardName>,
): { readonly slots: SlotTable; readonly sources: readonly number[] } {
  const wanted = new Map(
    addedFacts.map((fact) => [toKey(fact.group, fact.value), fact]),
  );
  const kept: (SlotFact & { readonly source: number })[] = [];
  old.values.forEach((value, source) => {
    const group = old.groups[source];
    if (group === undefined) return;
    const isWanted = wanted.delete(toKey(group, value));
    if (isWanted || (keptSizes[source] ?? 0) > 0)
      kept.push({ group, value, source });
  });
  const all = kept;
  for (const fact of wanted.values()) all.push({ ...fact, source: -1 });
  if (wanted.size > 0) all.sort(compareSlots);
  const labels = countLabels(names);
  return {
    slots: {
      groups: all.map(({ group }) => group),
      values: all.map(({ value }) => value),
      labels: all.map(({ group, value }) =>
        group === "make_model"
          ? findMostSeen(labels.get(value) ?? new Map())
          : null,
      ),
    },
    sources: all.map(({ source }) => source),
  };
}
