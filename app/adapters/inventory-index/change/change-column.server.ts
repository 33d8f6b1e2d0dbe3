import type {
  JointColumn,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { Change } from "./new-places.server.ts";
import { changeNumbers, FEW_VEHICLES } from "./reuse.server.ts";

/** A combination of values that nobody had before gets a code behind all others. */
export function changeColumn(
  old: JointColumn,
  newSlots: Int32Array,
  change: Change,
  addedSlots: readonly (readonly number[])[],
  table: SlotTable,
): JointColumn {
  const { groups } = old;
  const added = addedSlots.map((all) =>
    all.filter((slot) => {
      const group = table.groups[slot];
      return group !== undefined && groups.includes(group);
    }),
  );
  const isSameTable = newSlots.every((to, slot) => to === slot);
  return (
    (isSameTable ? keepCombinations(old, change, added) : null) ??
    changeCombinations(old, newSlots, change, added)
  );
}

/** Null where a combination is not there yet, or looking for all of them takes longer than listing what is there. */
function keepCombinations(
  old: JointColumn,
  change: Change,
  added: readonly (readonly number[])[],
): JointColumn | null {
  if (added.length > FEW_VEHICLES) return null;
  const codes = added.map((own) => findCode(old, own));
  return codes.includes(-1)
    ? null
    : { ...old, codes: spliceCodes(old, change, codes) };
}

function findCode(
  { slots, slotEnds }: JointColumn,
  own: readonly number[],
): number {
  let start = 0;
  for (let code = 0; code < slotEnds.length; code++) {
    const end = slotEnds[code] ?? 0;
    let at = start;
    if (end - start === own.length)
      while (at < end && own.includes(slots[at] ?? -1)) at++;
    if (at === end && end - start === own.length) return code;
    start = end;
  }
  return -1;
}

function changeCombinations(
  old: JointColumn,
  newSlots: Int32Array,
  change: Change,
  added: readonly (readonly number[])[],
): JointColumn {
  const lists = listCombinations(old, newSlots);
  const known = listCodes(added.length > 0 ? lists : []);
  const addedCodes = added.map((own) => {
    const key = toListKey(own);
    const code = known.get(key) ?? lists.push([...own]) - 1;
    known.set(key, code);
    return code;
  });
  const slotEnds = new Uint32Array(lists.length);
  let end = 0;
  lists.forEach((list, code) => (slotEnds[code] = end += list.length));
  return {
    groups: old.groups,
    codes: spliceCodes(old, change, addedCodes, lists.length),
    codeCount: lists.length,
    slots: Uint32Array.from(lists.flat()),
    slotEnds,
  };
}

function spliceCodes(
  { codes, codeCount: oldCount }: JointColumn,
  change: Change,
  added: readonly number[],
  codeCount = oldCount,
): JointColumn["codes"] {
  return codeCount <= 0xffff && codes instanceof Uint16Array
    ? changeNumbers(codes, Uint16Array, change, added)
    : changeNumbers(Uint32Array.from(codes), Uint32Array, change, added);
}

/** Each code's slots; those of a table that changed have other numbers, or are no more. */
function listCombinations(
  { slots, slotEnds }: JointColumn,
  newSlots: Int32Array,
): number[][] {
  const lists: number[][] = [];
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
  return lists;
}

function listCodes(
  combinations: readonly (readonly number[])[],
): Map<string, number> {
  return new Map(combinations.map((list, code) => [toListKey(list), code]));
}

function toListKey(slots: readonly number[]): string {
  return slots.length < 2
    ? String(slots[0] ?? "")
    : slots.toSorted((a, b) => a - b).join();
}
