import { listWords } from "#app/domain/inventory/keywords.ts";
import { createGrowingArray } from "./growing-array.server.ts";
import type { WordTable } from "#app/adapters/inventory-index/index-data.server.ts";
import { buildVehicleSets } from "#app/adapters/inventory-index/vehicle-sets.server.ts";

/** Dealers repeat their phrases, so most texts were split before. */
const MOST_KNOWN_TEXTS = 100_000;

export interface WordCollector {
  add(texts: readonly string[]): void;
  /** `rowOf[v]` is the position at which vehicle v was added. */
  finish(rowOf: Uint32Array): WordTable;
}

export function createWordCollector(): WordCollector {
  const ids = new Map<string, number>();
  const lastRowOf: number[] = [];
  const knownTexts = new Map<string, readonly number[]>();
  const rowWords = createGrowingArray();
  const rowEnds = createGrowingArray();

  function getWordIds(text: string): readonly number[] {
    const known = knownTexts.get(text);
    if (known !== undefined) return known;
    const found = listWords(text).map((word) => {
      const id = ids.get(word) ?? ids.size;
      ids.set(word, id);
      return id;
    });
    if (knownTexts.size < MOST_KNOWN_TEXTS) knownTexts.set(text, found);
    return found;
  }

  return {
    add(texts) {
      const row = rowEnds.length;
      for (const text of texts) {
        for (const id of getWordIds(text)) {
          if (lastRowOf[id] === row) continue;
          lastRowOf[id] = row;
          rowWords.push(id);
        }
      }
      rowEnds.push(rowWords.length);
    },
    finish(rowOf) {
      const words = [...ids.keys()].sort();
      const rank = new Uint32Array(words.length);
      words.forEach((word, at) => (rank[ids.get(word) ?? 0] = at));
      const { offsets, members } = reorderRows(
        rowEnds.view(),
        rowWords.view(),
        rowOf,
      );
      for (let i = 0; i < members.length; i++)
        members[i] = rank[members[i] ?? 0] ?? 0;
      return { words, sets: buildVehicleSets(words.length, offsets, members) };
    },
  };
}

export function reorderRows(
  ends: Uint32Array,
  values: Uint32Array,
  rowOf: Uint32Array,
): { offsets: Uint32Array; members: Uint32Array } {
  const offsets = new Uint32Array(rowOf.length + 1);
  const members = new Uint32Array(values.length);
  let length = 0;
  rowOf.forEach((row, vehicle) => {
    const start = row === 0 ? 0 : (ends[row - 1] ?? 0);
    const rowValues = values.subarray(start, ends[row]);
    members.set(rowValues, length);
    length += rowValues.length;
    offsets[vehicle + 1] = length;
  });
  return { offsets, members };
}
