import {
  FeedError,
  type FeedLimits,
  type FeedRecord,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import {
  addFact,
  listEntryFacts,
  createFrame,
  type JsonFrame,
} from "./json-frame.server.ts";
import { createJsonReader, type JsonEvents } from "./json-grammar.server.ts";
import { checkJsonHadVehicles } from "./json-without-vehicles.server.ts";

interface ObjectLevel {
  readonly kind: "object";
  /** Names that are not read have none below them. */
  readonly frame: JsonFrame | null;
  /** It is the path from the frame's object to this one, with its dot. */
  readonly prefix: string;
  /** It is the path from the document's beginning. */
  readonly path: string;
  key: string;
}

interface ListLevel {
  readonly kind: "list";
  readonly path: string;
  /** It is the object that holds the list, and the list's name there. */
  readonly frame: JsonFrame | null;
  readonly name: string;
  readonly isRead: boolean;
  readonly words: string[];
  holds: "undecided" | "details";
  /** These are entries without a VIN that came before any with one. */
  readonly held: JsonFrame[];
  heldLength: number;
}

/** Objects of these names wrap a vehicle and add nothing to its names. */
const WRAPPERS = new Set(["_source", "vehicle", "node", "fields", "item"]);
const MAX_HELD = 100;

export interface JsonOptions {
  readonly isVinName: (name: string) => boolean;
  /** Null lets the reader find the list of vehicles; "results.hits" is a path. */
  readonly recordsPath: string | null;
  readonly limits: FeedLimits;
}

/**
 * The list may be at the top, under "inventory", results[].hits[], or one object a line. A list is one of vehicles when
 * an entry of it has a VIN and nothing around it has one (Assumption A54).
 */
export async function* readJson(
  text: AsyncIterable<string>,
  options: JsonOptions,
): AsyncGenerator<FeedRecord> {
  const ready: FeedRecord[] = [];
  const builder = createRecordBuilder(options, (record) => ready.push(record));
  const reader = createJsonReader(builder.events, options.limits.maxRowLength);
  for await (const piece of text) {
    reader.write(piece);
    yield* ready.splice(0);
  }
  reader.close();
  builder.close();
  yield* ready.splice(0);
}

function createRecordBuilder(
  { isVinName, recordsPath, limits }: JsonOptions,
  onRecord: (record: FeedRecord) => void,
): { readonly events: JsonEvents; close(): void } {
  const levels: (ObjectLevel | ListLevel)[] = [
    createListLevel("", null, "", true),
  ];
  /** A path that held vehicles once holds them again, as in every page of results. */
  const recordPaths = new Set(recordsPath === null ? [] : [recordsPath]);
  const emptyPaths: string[] = [];
  let widest: readonly string[] = [];
  let document: readonly string[] = [];
  let row = 0;

  const emit = ({ names, values }: JsonFrame) =>
    onRecord({ row: ++row, names, values, problem: null, warning: null });
  const add = (frame: JsonFrame, name: string, value: string): void => {
    const isKept = !frame.isOverflown;
    if (isKept && !addFact(frame, name, value, limits.maxRowLength))
      if (frame.hasVin) throw buildTooLongError();
    if (frame.hasVin || !isVinName(name)) return;
    if (frame.isOverflown) throw buildTooLongError();
    if (frame.holdsRecords) throw buildNestedVehiclesError();
    frame.hasVin = true;
  };
  const canHoldRecords = (list: ListLevel) =>
    recordPaths.has(list.path) ||
    (recordsPath === null && list.holds !== "details" && !hasVinAround(levels));

  const closeEntry = (list: ListLevel, entry: JsonFrame) => {
    if (entry.holdsRecords) return;
    const isRecord = entry.hasVin || recordPaths.has(list.path);
    if (isRecord && canHoldRecords(list)) {
      recordPaths.add(list.path);
      for (const level of levels)
        if (level.frame !== null) level.frame.holdsRecords = true;
      for (const held of list.held.splice(0)) emit(held);
      return emit(entry);
    }
    if (entry.hasVin && recordsPath === null && !hasVinAround(levels))
      throw buildLateVinError(list.path);
    hold(list, entry);
    if (list.frame === null || list.frame.holdsRecords) return;
    for (const [name, value] of listEntryFacts(entry, list.name))
      add(list.frame, name, value);
  };
  const hold = (list: ListLevel, entry: JsonFrame) => {
    if (list === levels[0]) document = entry.names;
    else if (entry.names.length > widest.length) widest = [...entry.names];
    if (list.holds === "details") return;
    list.heldLength += entry.length;
    list.held.push(entry);
    if (list.held.length <= MAX_HELD && list.heldLength <= limits.maxRowLength)
      return;
    list.holds = "details";
    list.held.length = 0;
  };

  const events: JsonEvents = {
    openObject() {
      const top = levels.at(-1);
      levels.push(
        top?.kind === "object"
          ? createInnerObject(top)
          : createEntry(top ?? null),
      );
    },
    closeObject() {
      const closed = levels.pop();
      const list = levels.at(-1);
      if (closed?.kind === "object" && closed.frame && list?.kind === "list")
        closeEntry(list, closed.frame);
    },
    openArray() {
      const top = levels.at(-1);
      if (top?.kind === "list")
        return levels.push(
          createListLevel(top.path, top.frame, top.name, top.isRead),
        );
      const name = top === undefined ? "" : top.prefix + top.key;
      const path = top === undefined ? "" : joinPath(top.path, top.key);
      const isRead = top?.frame !== null && !isHiddenKey(top?.key ?? "");
      return levels.push(
        createListLevel(path, top?.frame ?? null, name, isRead),
      );
    },
    closeArray() {
      const list = levels.pop();
      if (list?.kind !== "list") return;
      if (list.words.length > 0 && list.frame !== null && list.isRead)
        add(list.frame, list.name, list.words.join("|"));
      else if (list.holds === "undecided" && list.held.length === 0)
        emptyPaths.push(...(emptyPaths.length < MAX_HELD ? [list.path] : []));
    },
    key(name) {
      const top = levels.at(-1);
      if (top?.kind === "object") top.key = name;
    },
    value(text) {
      const top = levels.at(-1);
      if (top?.kind === "list") {
        if (text !== null && top.frame !== null && top.isRead)
          addWord(top, text);
      } else if (top !== undefined && top.frame !== null)
        add(top.frame, top.prefix + top.key, text ?? "");
    },
  };
  const addWord = (list: ListLevel, word: string) => {
    list.heldLength += word.length;
    // A list of words that is longer than a vehicle belongs to none.
    if (list.heldLength <= limits.maxRowLength) list.words.push(word);
    else list.words.length = 0;
  };
  return {
    events,
    close() {
      if (row === 0) checkJsonHadVehicles({ widest, document, emptyPaths });
    },
  };

  function createEntry(list: ListLevel | null): ObjectLevel {
    const isRead = list?.isRead ?? true;
    const path = list?.path ?? "";
    const frame = isRead ? createFrame() : null;
    return { kind: "object", frame, prefix: "", path, key: "" };
  }
}

function createInnerObject({
  frame,
  prefix,
  path,
  key,
}: ObjectLevel): ObjectLevel {
  const isWrapper = prefix === "" && WRAPPERS.has(key);
  return {
    kind: "object",
    frame: isHiddenKey(key) && !isWrapper ? null : frame,
    prefix: isWrapper ? "" : `${prefix}${key}.`,
    path: joinPath(path, key),
    key: "",
  };
}

function createListLevel(
  path: string,
  frame: JsonFrame | null,
  name: string,
  isRead: boolean,
): ListLevel {
  const [words, held] = [[], []];
  const state = { words, holds: "undecided" as const, held, heldLength: 0 };
  return { kind: "list", path, frame, name, isRead, ...state };
}

/** Search engines repeat every field under "_highlightResult". */
function isHiddenKey(key: string): boolean {
  return key.startsWith("_");
}

function hasVinAround(levels: readonly { frame: JsonFrame | null }[]): boolean {
  return levels.some(({ frame }) => frame?.hasVin === true);
}

function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

function buildTooLongError(): FeedError {
  return new FeedError(
    "The JSON cannot be read: a vehicle is longer than any vehicle can be. Nothing was imported.",
  );
}

function buildNestedVehiclesError(): FeedError {
  return new FeedError(
    'The JSON has vehicles within vehicles, and which are for sale cannot be told. Name the list in a mapping file, as in { "records": "inventory" }, and import with --mapping.',
  );
}

function buildLateVinError(path: string): FeedError {
  return new FeedError(
    `The list ${path || "at the top"} begins with many entries that have no VIN. If it is the list of vehicles, name it in a mapping file, as in { "records": "${path}" }, and import with --mapping.`,
  );
}
