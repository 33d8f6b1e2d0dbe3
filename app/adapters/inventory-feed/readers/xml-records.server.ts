import { SaxesParser, type SaxesTagPlain } from "saxes";
import {
  FeedError,
  type FeedLimits,
  type FeedRecord,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { MAX_DEPTH } from "./json-grammar.server.ts";

/** Elements of these names hold one vehicle; a prefix is ignored. */
const RECORD_ELEMENTS = new Set(
  "listing item vehicle entry car record row".split(" "),
);
/** A feed without any vehicle may still consist of these elements. */
const CONTAINERS = new Set("listings rss feed vehicles inventory".split(" "));

interface OpenRecord {
  readonly depth: number;
  readonly names: string[];
  readonly values: string[];
  length: number;
}

/**
 * Names are the paths below a vehicle's element, such as "mileage.value"; an attribute `name` replaces the element's
 * own ("address.city"). Document types are refused, and entities are XML's own five.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  limits: FeedLimits,
  recordElement: string | null = null,
): AsyncGenerator<FeedRecord> {
  const ready: FeedRecord[] = [];
  const elements =
    recordElement === null
      ? RECORD_ELEMENTS
      : new Set([recordElement.toLowerCase()]);
  const reader = createXmlReader(limits, elements, (record) =>
    ready.push(record),
  );
  for await (const piece of text) {
    reader.write(piece);
    yield* ready.splice(0);
  }
  reader.close();
  yield* ready.splice(0);
}

function createXmlReader(
  limits: FeedLimits,
  elements: ReadonlySet<string>,
  onRecord: (record: FeedRecord) => void,
): { write(piece: string): void; close(): void } {
  const parser = new SaxesParser();
  const path: string[] = [];
  let root = "";
  let record: OpenRecord | null = null;
  let text = "";
  let row = 0;
  let eventPosition = 0;

  const fail = (problem: string): never => {
    throw new FeedError(
      `The XML cannot be read at line ${parser.line}: ${problem}. Nothing was imported.`,
    );
  };
  parser.on("error", (error) =>
    fail(error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "")),
  );
  parser.on("doctype", () =>
    fail("a document type (DOCTYPE) is not allowed in a feed"),
  );
  parser.on("opentag", (tag) => {
    eventPosition = parser.position;
    path.push(getTagName(tag));
    root ||= getTagName(tag);
    if (path.length > MAX_DEPTH)
      fail(`elements are nested deeper than ${MAX_DEPTH}`);
    if (record === null && elements.has(getTagName(tag)))
      record = { depth: path.length, names: [], values: [], length: 0 };
    text = "";
  });
  const addText = (part: string): void => {
    eventPosition = parser.position;
    if (record === null) return;
    record.length += part.length;
    if (record.length > limits.maxRowLength)
      fail("a vehicle is longer than any vehicle can be");
    text += part;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    eventPosition = parser.position;
    if (record !== null && path.length > record.depth) {
      addValue(record, path.slice(record.depth).join("."), text);
    } else if (record !== null) {
      row++;
      onRecord({
        row,
        names: record.names,
        values: record.values,
        problem: null,
        warning: null,
      });
      record = null;
    }
    path.pop();
    text = "";
  });
  return {
    write(piece) {
      parser.write(piece);
      if (parser.position - eventPosition > limits.maxRowLength)
        fail("a piece of text is longer than any can be");
    },
    close() {
      parser.close();
      if (row === 0 && !CONTAINERS.has(root))
        throw new FeedError(
          `The XML holds no vehicles: none of the elements ${[...elements].join(", ")} was found in <${root}>. If another element holds a vehicle, name it in a mapping file, as in { "records": "unit" }, and import with --mapping.`,
        );
    },
  };
}

function addValue(record: OpenRecord, name: string, text: string): void {
  const value = text.trim();
  if (value === "") return;
  record.names.push(name);
  record.values.push(value);
}

/** "g:item" becomes item, and <component name="city"> becomes city. */
function getTagName(tag: SaxesTagPlain): string {
  const named = tag.attributes["name"];
  return named ?? tag.name.slice(tag.name.indexOf(":") + 1).toLowerCase();
}
