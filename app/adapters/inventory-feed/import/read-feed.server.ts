import type { VinDecoder } from "#app/operator-ports.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { FeedFormat } from "#app/domain/inventory/import-run.ts";
import { FOREIGN_MODEL } from "#app/domain/feed-row/fill-from-vin.ts";
import { SITE_UNITS, type UnitRules } from "#app/domain/feed-row/feed-units.ts";
import { REQUIRED_FIELDS } from "#app/adapters/inventory-feed/mapping/column-mapping.server.ts";
import type { DealerMapping } from "#app/adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import { type DraftedRow, draftRows } from "./draft-rows.server.ts";
import {
  readFeedBytes,
  type FeedInput,
} from "#app/adapters/inventory-feed/readers/feed-bytes.server.ts";
import {
  DEFAULT_FEED_LIMITS,
  type FeedLimits,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { readFeedRows } from "./feed-rows.server.ts";
import { openFeedSource } from "#app/adapters/inventory-feed/readers/feed-source.server.ts";
import {
  createFindings,
  readFeedText,
} from "#app/adapters/inventory-feed/feed-text.server.ts";
import { createUnitTally } from "#app/adapters/inventory-feed/mapping/unit-tally.server.ts";

export interface ReadFeedOptions {
  readonly input: FeedInput;
  readonly format: "auto" | FeedFormat;
  readonly storeId: string;
  /** The store's own day is YYYY-MM-DD. */
  readonly today: string;
  readonly limits?: Partial<FeedLimits>;
  /** A dealer's own columns take precedence over the format's. */
  readonly mapping?: DealerMapping | null;
  /** The dealer asked for these units; where they are the site's own, those of the mapping apply. */
  readonly units?: UnitRules;
  /** VINs fill in what rows do not say; without a decoder they do not. */
  readonly vinDecoder?: VinDecoder | null;
  /** All of them where it is left out. */
  readonly conditionsSold?: readonly Condition[];
}

export type FeedEvent =
  | DraftedRow
  /** About the file as a whole. */
  | { readonly kind: "notice"; readonly text: string };

/**
 * Throws FeedError when the file is cut off, too large or of no known format; then nothing that came before may be
 * used.
 */
export async function* readFeed(
  options: ReadFeedOptions,
): AsyncGenerator<FeedEvent> {
  const { format, mapping = null, vinDecoder = null } = options;
  const limits = { ...DEFAULT_FEED_LIMITS, ...options.limits };
  const findings = createFindings();
  const tally = createUnitTally();
  const pieces = readFeedText(readFeedBytes(options.input, limits), findings);
  const source = await openFeedSource(pieces, findings, {
    format,
    mapping,
    limits,
  });
  if (source === null) return;
  // Records in the feed's own names become rows in ours, and rows become vehicles.
  const rows = readFeedRows(
    source,
    {
      format,
      mapping,
      units: resolveUnitRules(options),
      maxRows: limits.maxRows,
      required: vinDecoder === null ? REQUIRED_FIELDS : ["vin"],
    },
    tally,
  );
  let foreignModelCount = 0;
  const drafted = draftRows(rows, vinDecoder, {
    ...options,
    takesVinNames: mapping?.names === "vin",
  });
  for await (const event of drafted) {
    if (
      event.kind === "vehicle" &&
      event.warnings.some((it) => it.startsWith(FOREIGN_MODEL))
    )
      foreignModelCount++;
    yield event;
  }
  if (foreignModelCount > 0)
    yield {
      kind: "notice",
      text: `${foreignModelCount} ${foreignModelCount === 1 ? "row names a model" : "rows name a model"} that the make does not have, while the VIN tells one. To take the VIN's, write "model": null beside the column in a mapping file ({"columns": {"Model": null}}), or {"names": "vin"} for make and model of every row.`,
    };
  if (findings.windows1252LineCount > 0)
    yield {
      kind: "notice",
      text: `${findings.windows1252LineCount} lines are not UTF-8 and were read as Windows-1252`,
    };
  for (const text of tally.notices()) yield { kind: "notice", text };
  const problem = vinDecoder?.problem() ?? null;
  if (problem !== null)
    yield { kind: "notice", text: `VINs were not decoded: ${problem}` };
}

function resolveUnitRules({ units, mapping }: ReadFeedOptions): UnitRules {
  const isConverted =
    units?.units === "km-to-miles" || mapping?.units === "km-to-miles";
  return {
    units: isConverted ? "km-to-miles" : SITE_UNITS.units,
    currencyAsUsd: units?.currencyAsUsd ?? mapping?.currency ?? null,
  };
}
