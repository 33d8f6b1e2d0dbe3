import {
  FEED_FORMATS,
  type FeedFormat,
} from "#app/domain/inventory/import-run.ts";
import { join } from "node:path";
import * as v from "valibot";
import {
  UNIT_NAMES,
  type UnitRules,
  parseCurrencyRule,
} from "#app/domain/feed-row/feed-units.ts";
import {
  type DealerMapping,
  isCurrencyRule,
  parseDealerMapping,
} from "#app/adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import {
  FeedChangedError,
  FeedError,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { MAPPING_FILE, OPTIONS_FILE } from "./feed-file-name.server.ts";
import type { LimitedCalls } from "./limited-calls.server.ts";
import { readUploadedText } from "./uploaded-file.server.ts";

/** The command `import` has the same options. */
export interface FolderOptions {
  readonly format: "auto" | FeedFormat;
  readonly units: UnitRules;
  readonly mapping: DealerMapping | null;
  /** That command takes them as these arguments. */
  readonly words: readonly string[];
}

export type ReadOptions =
  | { readonly ok: true; readonly options: FolderOptions }
  | { readonly ok: false; readonly problem: string };

const optionsSchema = v.strictObject({
  format: v.optional(
    v.picklist(
      ["auto", ...FEED_FORMATS],
      `must be one of auto, ${FEED_FORMATS.join(", ")}`,
    ),
  ),
  units: v.optional(
    v.picklist(UNIT_NAMES, `must be one of ${UNIT_NAMES.join(", ")}`),
  ),
  currency: v.optional(
    v.pipe(v.string("must be text in quotes"), isCurrencyRule),
  ),
});

/** This is far above what either file needs. */
const MOST_BYTES = 1024 ** 2;

/** `options.json` and `mapping.json` are in a store's folder; defaults apply without. */
export async function readFolderOptions(
  storeFolder: string,
  calls: LimitedCalls,
): Promise<ReadOptions> {
  try {
    return await readBoth(storeFolder, calls);
  } catch (error) {
    // A file that is being replaced is no fault of the uploader.
    if (!(error instanceof FeedError) || error instanceof FeedChangedError)
      throw error;
    return { ok: false, problem: error.message };
  }
}

/** Throws FeedError that names the file and what is wrong with it. */
async function readBoth(
  storeFolder: string,
  calls: LimitedCalls,
): Promise<ReadOptions> {
  const optionsText = await readUploadedText(
    join(storeFolder, OPTIONS_FILE),
    MOST_BYTES,
    calls,
  );
  const parsed = v.safeParse(optionsSchema, parseJson(optionsText ?? "{}"));
  if (!parsed.success) throw new FeedError(formatFault(parsed.issues[0]));
  const mappingPath = join(storeFolder, MAPPING_FILE);
  const mappingText = await readUploadedText(mappingPath, MOST_BYTES, calls);
  const mapping =
    mappingText === null ? null : parseDealerMapping(mappingText, MAPPING_FILE);
  const { format = "auto", units = "miles", currency = "usd" } = parsed.output;
  const words = Object.entries({
    ...parsed.output,
    mapping: mapping === null ? undefined : mappingPath,
  }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return {
    ok: true,
    options: {
      format,
      units: { units, currencyAsUsd: parseCurrencyRule(currency) ?? null },
      mapping,
      words,
    },
  };
}

function formatFault(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue);
  if (key === null) return `${OPTIONS_FILE}: must be a JSON object`;
  const isUnknown =
    issue.type === "strict_object" && issue.expected === "never";
  return `${OPTIONS_FILE}: ${key}: ${isUnknown ? "is an unknown key; the keys are format, units, currency" : issue.message}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
}
