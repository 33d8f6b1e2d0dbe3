import { findFirstPlace } from "#app/adapters/inventory-index/code-table.server.ts";
import type { WordTable } from "#app/adapters/inventory-index/index-data.server.ts";
import { listWords } from "#app/domain/inventory/keywords.ts";
import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import { changeSets, countKept } from "./change-sets.server.ts";
import type { Change } from "./new-places.server.ts";
import { hasSameSets } from "./reuse.server.ts";
import type { Splice } from "./splice.server.ts";

/** Words that no vehicle has any more go, for a word that is not there is looked for by other spellings. */
export function changeWords(
  old: WordTable,
  change: Change,
  added: readonly SearchableVehicle[],
): WordTable {
  const { words, sets } = old;
  const addedWords = added.map(
    ({ texts }) => new Set(texts.flatMap((text) => listWords(text))),
  );
  if (hasSameWords(old, change.splice, addedWords)) return old;
  const keptSizes = countKept(sets, change);
  const wanted = new Set(addedWords.flatMap((it) => [...it]));
  const newWords: string[] = [];
  const sources: number[] = [];
  const unknown = new Set(wanted);
  words.forEach((word, set) => {
    unknown.delete(word);
    if ((keptSizes[set] ?? 0) === 0 && !wanted.has(word)) return;
    newWords.push(word);
    sources.push(set);
  });
  for (const word of [...unknown].sort()) {
    const place = findWord(newWords, word);
    newWords.splice(place, 0, word);
    sources.splice(place, 0, -1);
  }
  return {
    words: newWords,
    sets: changeSets({
      old: sets,
      keptSizes,
      change,
      sources: Int32Array.from(sources),
      addedSets: addedWords.map((it) =>
        [...it].map((word) => findWord(newWords, word)),
      ),
    }),
  };
}

function findWord(words: readonly string[], word: string): number {
  return findFirstPlace(words.length, (at) => (words[at] ?? "") >= word);
}

function hasSameWords(
  { words, sets }: WordTable,
  splice: Splice,
  addedWords: readonly ReadonlySet<string>[],
): boolean {
  const wanted = addedWords.map((own) => {
    const places = [...own].map((word) => findWord(words, word));
    const isKnown = [...own].every(
      (word, at) => words[places[at] ?? 0] === word,
    );
    return isKnown ? new Set(places) : null;
  });
  return hasSameSets(sets, splice, wanted);
}
