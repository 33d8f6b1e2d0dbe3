import { isFileMissing } from "#app/adapters/file-system.server.ts";
import {
  FEED_FORMATS,
  type FeedFormat,
} from "#app/domain/inventory/import-run.ts";
import { readFile } from "node:fs/promises";
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
import { FeedError } from "#app/adapters/inventory-feed/feed-record.server.ts";
import { MAPPING_FILE, OPTIONS_FILE } from "./feed-file-name.server.ts";

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

/** `options.json` and `mapping.json` are in a store's folder; defaults apply without. */
export async function readFolderOptions(
  storeFolder: string,
): Promise<ReadOptions> {
  const optionsText = await readOptional(join(storeFolder, OPTIONS_FILE));
  const parsed = v.safeParse(optionsSchema, parseJson(optionsText ?? "{}"));
  if (!parsed.success) return problem(formatFault(parsed.issues[0]));
  const mappingPath = join(storeFolder, MAPPING_FILE);
  const mappingText = await readOptional(mappingPath);
  const mapping = mappingText === null ? null : readMapping(mappingText);
  if (typeof mapping === "string") return problem(mapping);
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

/** A text says why the file is no mapping. */
function readMapping(text: string): DealerMapping | string {
  try {
    return parseDealerMapping(text, MAPPING_FILE);
  } catch (error) {
    if (error instanceof FeedError) return error.message;
    throw error;
  }
}

function formatFault(issue: v.BaseIssue<unknown>): string {
  const key = v.getDotPath(issue);
  if (key === null) return `${OPTIONS_FILE}: must be a JSON object`;
  const isUnknown =
    issue.type === "strict_object" && issue.expected === "never";
  return `${OPTIONS_FILE}: ${key}: ${isUnknown ? "is an unknown key; the keys are format, units, currency" : issue.message}`;
}

function problem(fault: string): ReadOptions {
  return { ok: false, problem: fault };
}

async function readOptional(path: string): Promise<string | null> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (isFileMissing(error)) return null;
    throw error;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
}
