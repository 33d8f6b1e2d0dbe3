import type {
  FeatureRows,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { Change } from "./new-places.server.ts";
import { spliceNumbers } from "./splice.server.ts";

export function changeFeatures(
  { rows, bytesPerRow, firstSlot, featureCount }: FeatureRows,
  newSlots: Int32Array,
  { splice, memory }: Change,
  addedSlots: readonly (readonly number[])[],
  table: SlotTable,
): FeatureRows {
  const newCount = table.groups.filter((it) => it === "features").length;
  const newFirst = Math.max(0, table.groups.indexOf("features"));
  const newWidth = (newCount + 7) >>> 3;
  const newFeatures = Array.from(
    { length: featureCount },
    (_, feature) => (newSlots[firstSlot + feature] ?? -1) - newFirst,
  );
  const isSame = newFeatures.every((to, feature) => to === feature);
  const addedRows = new Uint8Array(addedSlots.length * newWidth);
  addedSlots.forEach((slots, at) => {
    for (const slot of slots)
      if (table.groups[slot] === "features")
        addBit(addedRows, at * newWidth, slot - newFirst);
  });
  const oldRows =
    isSame && newWidth === bytesPerRow
      ? rows
      : renumberFeatures(
          { rows, bytesPerRow, rowCount: splice.oldLength },
          newFeatures,
          newWidth,
        );
  return {
    bytesPerRow: newWidth,
    rows: spliceNumbers(
      memory.take(Uint8Array, splice.length * newWidth),
      oldRows,
      splice,
      addedRows,
      newWidth,
    ),
    firstSlot: newFirst,
    featureCount: newCount,
  };
}

/** Rows of no bytes become rows of some where the first feature comes. */
function renumberFeatures(
  {
    rows,
    bytesPerRow: width,
    rowCount,
  }: Pick<FeatureRows, "rows" | "bytesPerRow"> & { readonly rowCount: number },
  newFeatures: readonly number[],
  newWidth: number,
): Uint8Array {
  const renumbered = new Uint8Array(rowCount * newWidth);
  for (let vehicle = 0; vehicle < rowCount; vehicle++)
    for (let at = 0; at < width; at++) {
      let byte = rows[vehicle * width + at] ?? 0;
      while (byte !== 0) {
        const feature = newFeatures[at * 8 + 31 - Math.clz32(byte & -byte)];
        if (feature !== undefined && feature >= 0)
          addBit(renumbered, vehicle * newWidth, feature);
        byte &= byte - 1;
      }
    }
  return renumbered;
}

function addBit(rows: Uint8Array, row: number, feature: number): void {
  const at = row + (feature >>> 3);
  rows[at] = (rows[at] ?? 0) | (1 << (feature & 7));
}
