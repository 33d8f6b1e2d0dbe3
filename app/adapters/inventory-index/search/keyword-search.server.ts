import {
  lookUpWord,
  splitChunks,
  SHORTEST_CODE_PREFIX,
  SHORTEST_PREFIX,
} from "#app/domain/inventory/keywords.ts";
import {
  addBits,
  writeIntersection,
  isEmpty,
  uniteInto,
  type Bitset,
} from "#app/adapters/inventory-index/bitset.server.ts";
import {
  findByCode,
  findByEnding,
  findFirstPlace,
} from "#app/adapters/inventory-index/code-table.server.ts";
import type { WordSwap } from "#app/domain/inventory/search.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { createNearWordSearch } from "./near-words.server.ts";
import { addSet } from "#app/adapters/inventory-index/vehicle-sets.server.ts";

/** More words than these would not be read. */
const MOST_SPELLINGS = 3;

export interface KeywordSearch {
  /** Every chunk must match. Null means that all vehicles are visible. */
  write(target: Bitset, keywords: string, visible: Bitset | null): void;
  /** The words of `keywords` that no vehicle has, with those that are found in their place. */
  listSwaps(
    keywords: string,
    visible: Bitset | null,
    size: number,
  ): readonly WordSwap[];
}

/** The matching rule is in domain/inventory/keywords.ts. */
export function createKeywordSearch({
  words: { words, sets },
  codes,
}: Pick<IndexData, "words" | "codes">): KeywordSearch {
  const findNearWords = createNearWordSearch(words);
  let chunkSet: Bitset = new Uint32Array();
  let partsSet: Bitset = chunkSet;
  let wordSet: Bitset = chunkSet;
  let knownSet: Bitset = chunkSet;
  let visible: Bitset | null = null;

  function writeFound(target: Bitset, word: string): void {
    target.fill(0);
    const { words: spellings, isPrefix } = lookUpWord(word, isKnown);
    if (isPrefix) {
      if (word.length >= SHORTEST_PREFIX) addBeginning(target, word);
    } else {
      for (const spelling of spellings)
        addSet(target, sets, findWordPlace(spelling));
    }
    const isCodePrefix = isPrefix && word.length >= SHORTEST_CODE_PREFIX;
    addBits(target, findByCode(codes, word, isCodePrefix));
    addBits(target, findByEnding(codes, word));
    if (visible !== null) writeIntersection(target, target, visible);
  }

  function addBeginning(target: Bitset, beginning: string): void {
    for (let place = findWordPlace(beginning); place < words.length; place++) {
      if (words[place]?.startsWith(beginning) !== true) break;
      addSet(target, sets, place);
    }
  }

  function isKnown(word: string): boolean {
    const place = findWordPlace(word);
    if (words[place] !== word) return false;
    if (visible === null) return true;
    // A word that only hidden vehicles have must count as unknown, like a word that no vehicle has.
    knownSet.fill(0);
    addSet(knownSet, sets, place);
    writeIntersection(knownSet, knownSet, visible);
    return !isEmpty(knownSet);
  }

  /** It is the place of the first word that is not before this one. */
  function findWordPlace(word: string): number {
    return findFirstPlace(words.length, (at) => (words[at] ?? "") >= word);
  }

  /** Sets are as long as the target. */
  function begin(size: number, onlyVisible: Bitset | null): void {
    visible = onlyVisible;
    if (chunkSet.length === size) return;
    chunkSet = new Uint32Array(size);
    partsSet = new Uint32Array(size);
    wordSet = new Uint32Array(size);
    knownSet = new Uint32Array(size);
  }

  function isFound(word: string): boolean {
    writeFound(wordSet, word);
    return !isEmpty(wordSet);
  }

  function listNeighbors(word: string): readonly string[] {
    const found: string[] = [];
    const add = (place: number) => {
      const neighbor = words[place] ?? "";
      if (found.length < MOST_SPELLINGS && isKnown(neighbor))
        found.push(neighbor);
    };
    if (word.length >= SHORTEST_PREFIX)
      for (let place = findWordPlace(word); place < words.length; place++) {
        if (words[place]?.startsWith(word) !== true) break;
        if (found.length === MOST_SPELLINGS) break;
        add(place);
      }
    if (found.length === 0 && !isFound(word)) findNearWords(word).forEach(add);
    return found;
  }

  function writeFoundOrNear(target: Bitset, word: string): void {
    writeFound(target, word);
    if (!isEmpty(target)) return;
    for (const place of findNearWords(word)) addSet(target, sets, place);
    if (visible !== null) writeIntersection(target, target, visible);
  }

  return {
    write(target, keywords, onlyVisible) {
      begin(target.length, onlyVisible);
      splitChunks(keywords).forEach(({ parts, joint }, at) => {
        parts.forEach((part, partAt) => {
          const set = partAt === 0 ? partsSet : wordSet;
          writeFoundOrNear(set, part);
          if (partAt > 0) writeIntersection(partsSet, partsSet, wordSet);
        });
        chunkSet.set(partsSet);
        if (parts.length > 1) {
          writeFound(wordSet, joint);
          uniteInto(chunkSet, wordSet);
        }
        if (at === 0) target.set(chunkSet);
        else writeIntersection(target, target, chunkSet);
      });
    },

    listSwaps(keywords, onlyVisible, size) {
      begin(size, onlyVisible);
      return splitChunks(keywords).flatMap(({ parts, joint }) =>
        parts.length > 1 && isFound(joint)
          ? []
          : parts.flatMap((word) => {
              const isThere = !lookUpWord(word, isKnown).isPrefix;
              const found = isThere ? [] : listNeighbors(word);
              return found.length === 0 ? [] : { word, found };
            }),
      );
    },
  };
}
