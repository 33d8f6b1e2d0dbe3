import { GREAT_DEALS } from "#app/domain/inventory/search.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";
import type {
  SlotGroup,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";

/** Groups that are counted, and the order of their values; null sorts them by themselves. */
const VALUE_ORDER: Record<SlotGroup, readonly string[] | null> = {
  condition: CONDITIONS,
  bodystyle: BODY_STYLES,
  features: FEATURES.map((feature) => feature.key),
  great_deals: GREAT_DEALS,
  drivetrain: DRIVETRAINS,
  make_model: null,
  "exterior-color": COLOR_FAMILIES,
  "interior-color": COLOR_FAMILIES,
  transmission: TRANSMISSIONS,
  store: null,
};

const GROUPS = Object.keys(VALUE_ORDER).filter(
  (key): key is SlotGroup => key in VALUE_ORDER,
);

/** Values seen while the vehicles go by, with a passing number each, and how often each label was seen. */
export interface ValueCollector {
  /** The value's number within its group. */
  number(group: SlotGroup, value: string, label?: string): number;
  finish(): FinishedSlots;
}

export interface FinishedSlots {
  readonly table: SlotTable;
  /** Slot of a value by its passing number. */
  slotOf(group: SlotGroup, number: number): number;
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
      labels.push(mostSeen(entry.labels));
    }
  }
  return {
    table: { groups, values, labels },
    slotOf: (group, number) => slots.get(group)?.[number] ?? 0,
  };
}

function sortValues(group: SlotGroup, values: string[]): string[] {
  const order = VALUE_ORDER[group];
  if (order === null) return values.sort();
  return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function mostSeen(labels: ReadonlyMap<string, number>): string | null {
  let most: string | null = null;
  for (const [label, count] of labels)
    if (most === null || count > (labels.get(most) ?? 0)) most = label;
  return most;
}
