import MiniSearch, { type Query } from "minisearch";
import type { Bitset } from "#app/adapters/inventory-index/bitset.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import {
  splitChunks,
  listWholeCodes,
  listWords,
  lookUpWord,
} from "#app/domain/inventory/keywords.ts";
import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { comparableAnswer } from "#tests/index/comparable-answer.ts";
import type { OpenSqlEngine } from "#tests/index/sql-engines.ts";
import {
  createSqlIndexes,
  createSqlTables,
  insertIntoSql,
} from "#tests/index/sql-schema.ts";
import { searchSql, type SqlAnswer } from "#tests/index/sql-search.ts";

/** One way to answer searches; the answers are compared, so that only equal work is timed. */
export interface Competitor {
  readonly name: string;
  /** How many rounds of the queries are timed. */
  readonly rounds: number;
  run(search: InventorySearch): Promise<unknown>;
  answer(search: InventorySearch): Promise<SqlAnswer>;
  close(): Promise<void>;
}

export function columnarIndex(data: IndexData): Competitor {
  const index = createInventoryIndex(data);
  return inMemory("columnar index (ours)", 15, index);
}

/** MiniSearch finds the words; facets, ranges, sorts and pages are our code. */
export function miniSearchWithFacets(
  data: IndexData,
  vehicles: readonly SearchableVehicle[],
): Competitor {
  const mini = new MiniSearch<{ id: string; words: string }>({
    fields: ["words"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  const vocabulary = new Set<string>();
  const numbers = new Map<string, number>();
  for (const { listed, texts } of vehicles) {
    const words = new Set(texts.flatMap((text) => listWords(text)));
    for (const word of words) vocabulary.add(word);
    const codes = listWholeCodes(listed.vin, listed.stockNumber);
    mini.add({ id: listed.vin, words: [...words, ...codes].join(" ") });
  }
  newestFirst(vehicles).forEach(({ listed }, at) =>
    numbers.set(listed.vin, at),
  );
  const index = createInventoryIndex(data, {
    write(target: Bitset, keywords: string) {
      target.fill(0);
      for (const { id } of mini.search(miniQuery(keywords, vocabulary))) {
        const at = numbers.get(String(id)) ?? 0;
        target[at >>> 5] = (target[at >>> 5] ?? 0) | (1 << (at & 31));
      }
    },
    listSwaps: () => [],
  });
  return inMemory("MiniSearch 7 + our facets", 5, index);
}

export async function sqlEngine(
  name: string,
  engine: OpenSqlEngine,
  vehicles: readonly SearchableVehicle[],
): Promise<Competitor> {
  await createSqlTables(engine);
  for (let start = 0; start < vehicles.length; start += 2_000)
    await insertIntoSql(engine, vehicles.slice(start, start + 2_000), start);
  await createSqlIndexes(engine);
  return {
    name,
    // The slow ones take minutes a round.
    rounds: vehicles.length > 10_000 ? 1 : 5,
    run: (search) => searchSql(engine, search),
    answer: (search) => searchSql(engine, search),
    close: () => engine.close(),
  };
}

function inMemory(
  name: string,
  rounds: number,
  index: ReturnType<typeof createInventoryIndex>,
): Competitor {
  return {
    name,
    rounds,
    run: async (search) => index.search(search),
    answer: async (search) => comparableAnswer(index.search(search)),
    close: async () => {},
  };
}

function miniQuery(keywords: string, vocabulary: ReadonlySet<string>): Query {
  const term = (word: string): Query => {
    const { words, isPrefix } = lookUpWord(word, (it) => vocabulary.has(it));
    return {
      combineWith: "OR",
      queries: [...words],
      prefix: isPrefix && word.length >= 2,
    };
  };
  return {
    combineWith: "AND",
    queries: splitChunks(keywords).map(({ parts, joint }) => ({
      combineWith: "OR",
      queries: [{ combineWith: "AND", queries: parts.map(term) }, term(joint)],
    })),
  };
}

function newestFirst(
  vehicles: readonly SearchableVehicle[],
): readonly SearchableVehicle[] {
  return [...vehicles].sort(
    (a, b) =>
      Date.parse(b.listed.listedOn) - Date.parse(a.listed.listedOn) ||
      b.firstSeenAtMs - a.firstSeenAtMs ||
      (a.listed.vin < b.listed.vin ? -1 : 1),
  );
}
