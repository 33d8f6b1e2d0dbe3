import {
  FEED_FORMATS,
  type FeedFormat,
} from "#app/domain/inventory/import-run.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import {
  FEED_FIELDS,
  type FeedField,
  type FeedRow,
} from "#app/domain/feed-row/feed-row.ts";
import {
  UNIT_NAMES,
  type UnitRules,
  parseCurrencyRule,
} from "#app/domain/feed-row/feed-units.ts";
import { measureEditDistance } from "./column-mapping.server.ts";
import { type FieldValues } from "./feed-formats.server.ts";
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";

/** A dealer says without code what the columns of one feed are. */
export interface DealerMapping {
  readonly name: string;
  /** Null lets the columns tell the format, as without a mapping. */
  readonly basedOn: FeedFormat | null;
  /** Without a header, columns are numbers from 1; null means that the column is not read. */
  readonly columns: Readonly<Record<string, FeedField | null>>;
  readonly hasHeader: boolean;
  readonly delimiter: string | null;
  /** In JSON it is the path of the list of vehicles, such as "data.cars"; in XML it is the element's name. */
  readonly records: string | null;
  readonly units: UnitRules["units"];
  readonly currency: string | null;
  readonly photoBaseUrl: string | null;
  /** Where make, model and trim come from, of a car whose VIN tells them. */
  readonly names: "feed" | "vin";
  readonly constants: FeedRow;
  readonly values: FieldValues;
}

const DELIMITERS: Readonly<Record<string, string>> = {
  comma: ",",
  tab: "\t",
  semicolon: ";",
  pipe: "|",
};
const MAX_FILE_BYTES = 1024 ** 2;

const field = v.picklist(FEED_FIELDS, ({ input }) =>
  describeUnknownField(input),
);
const text = v.pipe(
  v.string("must be text in quotes"),
  v.maxLength(500, "must have 500 characters at most"),
);
/** In JavaScript lists are objects too, so they must be refused here. */
const plain = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), "must be an object"),
    schema,
  );
export const isCurrencyRule = v.check(
  (rule: string) => parseCurrencyRule(rule) !== undefined,
  "must be usd, accept-as-usd or, for one currency, as in accept-cad-as-usd",
);
const perField = <T extends v.GenericSchema>(value: T) =>
  plain(v.record(field, value));

const mappingSchema = v.strictObject({
  name: v.optional(
    v.pipe(
      text,
      v.regex(
        /^[a-z0-9][a-z0-9_-]{0,39}$/,
        "has up to 40 small letters, digits, - and _",
      ),
    ),
    "mapping",
  ),
  basedOn: v.optional(
    v.picklist(FEED_FORMATS, `must be one of: ${FEED_FORMATS.join(", ")}`),
  ),
  columns: v.optional(plain(v.record(v.string(), v.nullable(field))), {}),
  hasHeader: v.optional(v.boolean("must be true or false"), true),
  delimiter: v.optional(
    v.picklist(
      Object.keys(DELIMITERS),
      `must be one of: ${Object.keys(DELIMITERS).join(", ")}`,
    ),
  ),
  records: v.optional(text),
  units: v.optional(
    v.picklist(UNIT_NAMES, "must be miles or km-to-miles"),
    "miles",
  ),
  currency: v.optional(v.pipe(text, isCurrencyRule), "usd"),
  photoBaseUrl: v.optional(
    v.pipe(
      text,
      v.regex(/^https?:\/\/[^/]/, "must begin with https://"),
      v.url("must be a whole address, as in https://www.example.com/photos/"),
    ),
  ),
  names: v.optional(v.picklist(["feed", "vin"], "must be feed or vin"), "feed"),
  constants: v.optional(
    perField(
      v.pipe(
        text,
        v.regex(/\S/, "is empty: write what holds for every vehicle"),
      ),
    ),
    {},
  ),
  values: v.optional(perField(plain(v.record(v.string(), text))), {}),
});

/** Throws FeedError that names every fault by file and key. */
export async function readDealerMapping(file: string): Promise<DealerMapping> {
  const content = await readFile(file, "utf8").catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedError(`The mapping file ${file} cannot be read: ${reason}.`);
  });
  return parseDealerMapping(content, path.basename(file));
}

/** Faults name the file as `file`. */
export function parseDealerMapping(
  content: string,
  file: string,
): DealerMapping {
  const parsed = v.safeParse(plain(mappingSchema), parseJson(content, file));
  if (!parsed.success) {
    throw buildFaultsError(
      parsed.issues.map((issue) => formatFault(issue, file)),
    );
  }
  const { delimiter, currency, ...mapping } = parsed.output;
  const numbered = Object.keys(mapping.columns).find(
    (column) => !mapping.hasHeader && !/^[1-9]\d{0,3}$/.test(column),
  );
  if (numbered !== undefined)
    throw buildFaultsError([
      `${file}: columns["${numbered}"]: hasHeader is false, so columns are named by their number: "1" is the first`,
    ]);
  return {
    ...mapping,
    basedOn: mapping.basedOn ?? null,
    records: mapping.records ?? null,
    photoBaseUrl: mapping.photoBaseUrl ?? null,
    delimiter: delimiter === undefined ? null : (DELIMITERS[delimiter] ?? null),
    currency: parseCurrencyRule(currency) ?? null,
    values: withSmallWords(mapping.values),
  };
}

function parseJson(content: string, file: string): unknown {
  if (content.length > MAX_FILE_BYTES)
    throw new FeedError(`${file}: is larger than a mapping file can be.`);
  try {
    return JSON.parse(content.replace(/^\ufeff/, ""));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedError(`${file}: is not valid JSON (${reason}).`);
  }
}

function formatFault(issue: v.BaseIssue<unknown>, file: string): string {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const [first = "", ...rest] = keys;
  const key = first + rest.map((it) => `["${it}"]`).join("");
  return [file, key, describeIssue(issue)].filter((it) => it !== "").join(": ");
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object")
    return issue.expected === "never"
      ? "is an unknown key; look at its spelling"
      : "must be an object";
  if (issue.type === "record") return "must be an object";
  return issue.message;
}

function buildFaultsError(faults: readonly string[]): FeedError {
  return new FeedError(
    ["The mapping file has faults:", ...faults.map((it) => `  ${it}`)].join(
      "\n",
    ),
  );
}

function describeUnknownField(input: unknown): string {
  const name = String(input);
  const [near] = FEED_FIELDS.map((it) => ({
    it,
    distance: measureEditDistance(
      it.toLowerCase(),
      name.toLowerCase().slice(0, 40),
    ),
  })).toSorted((a, b) => a.distance - b.distance);
  const isNear = near !== undefined && near.distance <= name.length / 3;
  const help = isNear
    ? `did you mean ${near.it}?`
    : `the fields are ${FEED_FIELDS.join(", ")}`;
  return `there is no field "${name.slice(0, 40)}": ${help}`;
}

function withSmallWords(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, words]) => [
      name,
      Object.fromEntries(
        Object.entries(words).map(([from, to]) => [
          from.trim().toLowerCase(),
          to,
        ]),
      ),
    ]),
  );
}
