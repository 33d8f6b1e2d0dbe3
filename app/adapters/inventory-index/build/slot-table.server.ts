import { listFacetValues } from "#app/domain/inventory/facet-values.ts";
import { VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type {
  SlotGroup,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";

const GROUPS: readonly SlotGroup[] = ["condition", ...VALUE_KEYS];

/** The order of a group's values; null sorts them by themselves. */
function valueOrder(group: SlotGroup): readonly string[] | null {
  return group === "condition" ? CONDITIONS : (listFacetValues(group) ?? null);
}

/** Numbers are preliminary; how often each label was seen is kept. */
export interface ValueCollector {
  number(group: SlotGroup, value: string, label?: string): number;
  finish(): FinishedSlots;
}

export interface FinishedSlots {
  readonly table: SlotTable;
  getSlot(group: SlotGroup, number: number): number;
}

interface SeenValue {
  readonly number: number;
  readonly labels: Map<string, number>;
}

export function createValueCollector(): ValueCollector {
  const seen = new Map<SlotGroup, Map<string, SeenValue>>(
    GROUPS.map((group) => [group, new Map()]),
  );
  return {
    number(group, value, label) {
      const values = seen.get(group);
      let entry = values?.get(value);
      if (entry === undefined) {
        entry = { number: values?.size ?? 0, labels: new Map() };
        values?.set(value, entry);
      }
      if (label !== undefined)
        entry.labels.set(label, (entry.labels.get(label) ?? 0) + 1);
      return entry.number;
    },
    finish: () => finishSlots(seen),
  };
}

/** The order of slots: by group, then as the group's values are ordered. */
export function compareSlots(
  a: { readonly group: SlotGroup; readonly value: string },
  b: { readonly group: SlotGroup; readonly value: string },
): number {
  if (a.group !== b.group)
    return GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group);
  const order = valueOrder(a.group);
  return order === null
    ? Number(a.value > b.value) - Number(a.value < b.value)
    : order.indexOf(a.value) - order.indexOf(b.value);
}

function finishSlots(
  seen: ReadonlyMap<SlotGroup, ReadonlyMap<string, SeenValue>>,
): FinishedSlots {
  const groups: SlotGroup[] = [];
  const values: string[] = [];
  const labels: (string | null)[] = [];
  const slots = new Map<SlotGroup, number[]>();
  for (const [group, entries] of seen) {
    const slotOf: number[] = [];
    slots.set(group, slotOf);
    for (const value of sortValues(group, [...entries.keys()])) {
      const entry = entries.get(value);
      if (entry === undefined) continue;
      slotOf[entry.number] = values.length;
      groups.push(group);
      values.push(value);
      labels.push(findMostSeen(entry.labels));
    }
  }
  return {
    table: { groups, values, labels },
    getSlot: (group, number) => slots.get(group)?.[number] ?? 0,
  };
}

function sortValues(group: SlotGroup, values: string[]): string[] {
  const order = valueOrder(group);
  if (order === null) return values.sort();
  return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Of labels that are seen as often as each other the first by its characters, whichever came first. */
export function findMostSeen(
  labels: ReadonlyMap<string, number>,
): string | null {
  let most: string | null = null;
  let highest = 0;
  for (const [label, count] of labels) {
    const isMore =
      count > highest || (count === highest && label < (most ?? label));
    if (most !== null && !isMore) continue;
    most = label;
    highest = count;
  }
  return most;
}
