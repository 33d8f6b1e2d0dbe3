/** Facts are a flat list: names such as "pricing.msrp", the same name several times for the entries of a list. */
export interface JsonFrame {
  readonly names: string[];
  readonly values: string[];
  /** Characters so far are counted. */
  length: number;
  hasVin: boolean;
  /** Vehicles were found in a list below this object, so it is the page around them and not one of them. */
  holdsRecords: boolean;
  /** The object held more than a vehicle can; its facts were dropped. */
  isOverflown: boolean;
}

/** These keys name the fact of a name-and-value pair, best first: {name, value} and {kind, cents}. */
const PAIR_NAMES = ["name", "key", "kind"];
const PAIR_VALUES = ["value", "cents"];

export function createFrame(): JsonFrame {
  return {
    names: [],
    values: [],
    length: 0,
    hasVin: false,
    holdsRecords: false,
    isOverflown: false,
  };
}

/** False means that the frame is longer than a vehicle can be. */
export function addFact(
  frame: JsonFrame,
  name: string,
  value: string,
  maxLength: number,
): boolean {
  frame.length += name.length + value.length;
  if (frame.length > maxLength) {
    frame.isOverflown = true;
    frame.names.length = 0;
    frame.values.length = 0;
    return false;
  }
  frame.names.push(name);
  frame.values.push(value);
  return true;
}

/** These are the facts that an entry of the list `listName` adds to the object that holds the list. */
export function* listEntryFacts(
  entry: JsonFrame,
  listName: string,
): Generator<readonly [name: string, value: string]> {
  const named = findFirstValue(entry, PAIR_NAMES);
  const value = findFirstValue(entry, PAIR_VALUES);
  if (named !== null && value !== null) yield [`${listName}.${named}`, value];
  else
    for (const [at, name] of entry.names.entries())
      yield [`${listName}.${name}`, entry.values[at] ?? ""];
}

function findFirstValue(
  entry: JsonFrame,
  names: readonly string[],
): string | null {
  for (const name of names) {
    const value = entry.values[entry.names.indexOf(name)];
    if (value !== undefined && value !== "") return value;
  }
  return null;
}
