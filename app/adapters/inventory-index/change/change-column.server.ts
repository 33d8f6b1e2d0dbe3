import type {
  JointColumn,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";
import { type Splice, spliceNumbers } from "./splice.server.ts";

/** A combination of values that nobody had before gets a code behind all others. */
export function changeColumn(
  { groups, codes, slots, slotEnds }: JointColumn,
  newSlots: Int32Array,
  splice: Splice,
  addedSlots: readonly (readonly number[])[],
  table: SlotTable,
): JointColumn {
  const lists: number[][] = [];
  const known = new Map<string, number>();
  let start = 0;
  for (let code = 0; code < slotEnds.length; code++) {
    const end = slotEnds[code] ?? 0;
    const list: number[] = [];
    for (let at = start; at < end; at++) {
      const slot = newSlots[slots[at] ?? 0] ?? -1;
      if (slot >= 0) list.push(slot);
    }
    start = end;
    lists.push(list);
  }
  if (addedSlots.length > 0)
    lists.forEach((list, code) => known.set(toListKey(list), code));
  const addedCodes = addedSlots.map((all) => {
    const own = all.filter((slot) => {
      const group = table.groups[slot];
      return group !== undefined && groups.includes(group);
    });
    const key = toListKey(own);
    const code = known.get(key) ?? lists.push(own) - 1;
    known.set(key, code);
    return code;
  });
  const newEnds = new Uint32Array(lists.length);
  let end = 0;
  lists.forEach((list, code) => (newEnds[code] = end += list.length));
  const isNarrow = lists.length <= 0xffff;
  return {
    groups,
    codes:
      isNarrow && codes instanceof Uint16Array
        ? spliceNumbers(
            new Uint16Array(splice.length),
            codes,
            splice,
            addedCodes,
          )
        : spliceNumbers(
            new Uint32Array(splice.length),
            Uint32Array.from(codes),
            splice,
            addedCodes,
          ),
    codeCount: lists.length,
    slots: Uint32Array.from(lists.flat()),
    slotEnds: newEnds,
  };
}

function toListKey(slots: readonly number[]): string {
  return slots.length < 2
    ? String(slots[0] ?? "")
    : slots.toSorted((a, b) => a - b).join();
}
