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

function findMostSeen(labels: ReadonlyMap<string, number>): string | null {
  let most: string | null = null;
  for (const [label, count] of labels)
    if (most === null || count > (labels.get(most) ?? 0)) most = label;
  return most;
}
