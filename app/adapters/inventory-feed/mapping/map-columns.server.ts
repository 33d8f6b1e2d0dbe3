import type { FeedField, FeedRow } from "#app/domain/feed-row/feed-row.ts";
import { isMissing } from "#app/domain/feed-row/feed-text.ts";
import { CENT_COLUMNS, JOINED_FIELDS } from "./column-mapping.server.ts";
import type { ColumnMeaning, FeedMapping } from "./feed-mapping.server.ts";
import type { FeedRecord } from "#app/adapters/inventory-feed/feed-record.server.ts";

type Meanings = readonly (ColumnMeaning | null)[];
type Cells = Partial<Record<FeedField, string>>;

/** A table's names are the same array in every record, so they are looked up once. */
export function createColumnMapper(
  mapping: FeedMapping,
): (record: FeedRecord) => FeedRow {
  let names: readonly string[] | null = null;
  let meanings: Meanings = [];
  const finish = createFinisher(mapping);
  return (record) => {
    if (record.names !== names) {
      names = record.names;
      meanings = names.map(mapping.findMeaning);
    }
    return finish(mapValues(record.values, meanings));
  };
}

/** Each column comes once. */
export function listUnreadColumns(
  names: readonly string[],
  mapping: FeedMapping,
): readonly string[] {
  const unread = names.filter((name) => mapping.findMeaning(name) === null);
  return [...new Set(unread)];
}

function mapValues(values: readonly string[], meanings: Meanings): Cells {
  const row: Cells = {};
  const ranks: Partial<Record<FeedField, number>> = {};
  for (let at = 0; at < meanings.length; at++) {
    const meaning = meanings[at];
    const value = values[at];
    if (!meaning || !value) continue;
    const { field, rank, key } = meaning;
    // "Not available" says much of a car's availability, and nothing of anything else.
    if (isMissing(value) && !(field === "availability" && isWords(value)))
      continue;
    const joint = JOINED_FIELDS[field];
    const before = row[field];
    if (joint !== undefined && before !== undefined) {
      row[field] = joinValues(before, value, joint);
    } else if (rank < (ranks[field] ?? Infinity)) {
      row[field] = CENT_COLUMNS.has(key) ? toDollars(value) : value;
      ranks[field] = rank;
    }
  }
  return row;
}

function isWords(value: string): boolean {
  return value.trim().includes(" ");
}

/** A list that is separated by | keeps that separator. */
function joinValues(before: string, value: string, joint: string): string {
  const isPiped = before.includes("|") || value.includes("|");
  return before + (isPiped ? "|" : joint) + value;
}

function toDollars(cents: string): string {
  return /^\d{1,12}$/.test(cents) ? (Number(cents) / 100).toFixed(2) : cents;
}

/** The mapping's constants are added, and its words replace the feed's. */
function createFinisher({
  constants,
  values,
}: FeedMapping): (row: Cells) => FeedRow {
  const fields = Object.entries(values);
  const hasConstants = Object.keys(constants).length > 0;
  if (fields.length === 0 && !hasConstants) return (row) => row;
  return (row) => {
    const changed = Object.fromEntries(
      fields.map(([field, words]) => {
        const said = Object.entries(row).find(([name]) => name === field)?.[1];
        const word = said?.trim().toLowerCase() ?? "";
        return [field, Object.hasOwn(words, word) ? words[word] : said];
      }),
    );
    return { ...row, ...changed, ...constants };
  };
}
