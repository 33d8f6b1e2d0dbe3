import path from "node:path";
import * as v from "valibot";
import { VALUATION_BOOK } from "#app/adapters/config/profile-files.server.ts";
import { readProfileFolder } from "#app/adapters/config/profile-folder.server.ts";
import { writeWhole } from "#app/adapters/file-system.server.ts";
import {
  BOOK_VERSION,
  type OpenBook,
  openBook,
  type ValuationBook,
} from "#app/domain/valuation/book/book.ts";

const names = v.record(v.string(), v.tuple([v.number(), v.number()]));
const extras = v.record(v.string(), v.number());
const forest = v.strictObject({
  borders: v.array(v.array(v.number())),
  trees: v.array(v.array(v.number())),
});
const reach = v.tuple([v.number(), v.number()]);

const bookSchema = v.strictObject({
  version: v.literal(BOOK_VERSION),
  source: v.string(),
  fittedAt: v.string(),
  sales: v.number(),
  gradedPercent: v.number(),
  lastSaleMs: v.number(),
  ages: reach,
  miles: reach,
  figures: v.nullable(
    v.strictObject({
      heldApart: v.number(),
      medianErrorPercent: v.number(),
      meanErrorPercent: v.number(),
      coveragePercent: v.number(),
    }),
  ),
  names: v.strictObject({
    make: names,
    model: names,
    trim: names,
    build: names,
  }),
  years: v.record(v.string(), v.array(v.tuple([v.number(), v.number()]))),
  states: extras,
  colors: extras,
  first: forest,
  main: forest,
  spread: forest,
  start: v.number(),
  spreadStart: v.number(),
  bands: v.pipe(
    v.array(
      v.strictObject({
        fromAgeYears: v.number(),
        low: v.number(),
        high: v.number(),
      }),
    ),
    v.minLength(1),
  ),
});

export type BookFile =
  | { readonly status: "none" }
  | { readonly status: "damaged"; readonly problem: string }
  | {
      readonly status: "open";
      readonly book: ValuationBook;
      readonly opened: OpenBook;
    };

/** The profile's own book, or that of the profile it extends. */
export function readBookFile(profileFolder: string): BookFile {
  const file = readProfileFolder(profileFolder)?.files.find(
    ({ name }) => name === VALUATION_BOOK,
  );
  return parseBookText(file?.content ?? null, profileFolder);
}

/** Null is the text of no book. */
function parseBookText(text: string | null, profileFolder: string): BookFile {
  if (text === null) return { status: "none" };
  try {
    const book = v.parse(bookSchema, JSON.parse(text));
    return { status: "open", book, opened: openBook(book) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      status: "damaged",
      problem: `${VALUATION_BOOK} of ${profileFolder} is no book of this version: ${reason}`,
    };
  }
}

/** A profile changes often, its book seldom: the same text is not taken apart a second time. */
export function createBookParser(
  profileFolder: string,
): (text: string | null) => BookFile {
  let kept: { readonly text: string | null; readonly file: BookFile } | null =
    null;
  return (text) => {
    if (kept?.text !== text)
      kept = { text, file: parseBookText(text, profileFolder) };
    return kept.file;
  };
}

/** Gives where the book stands now, and its size in bytes. */
export async function writeBookFile(
  profileFolder: string,
  book: ValuationBook,
): Promise<{ readonly file: string; readonly bytes: number }> {
  const file = path.join(profileFolder, VALUATION_BOOK);
  const bytes = Buffer.from(`${JSON.stringify(book)}\n`);
  await writeWhole(file, bytes, { draft: `${file}.part` });
  return { file, bytes: bytes.length };
}
