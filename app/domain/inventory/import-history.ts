import type { HoldReason, ImportCounts, RowWarning } from "./import-run.ts";

export interface RecordedRun {
  readonly id: number;
  readonly storeId: string;
  readonly feed: string;
  readonly format: string;
  /** It is null when the import was committed. */
  readonly heldReason: HoldReason | null;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly rowCount: number;
  readonly mergedRowCount: number;
  readonly refusedCount: number;
  readonly warningCount: number;
  /** All counts are 0 when the import was held. */
  readonly counts: ImportCounts;
}

/** A recorded import refused this row; the row is null for a VIN that another store or feed sells. */
export interface RecordedRefusal {
  readonly row: number | null;
  readonly vin: string | null;
  readonly reason: string;
}

/** These warnings of one run say the same thing. */
export interface WarningKind {
  /** It is the text of the warnings before the colon. */
  readonly kind: string;
  readonly rowCount: number;
  /** Only the first warnings are kept as examples. */
  readonly examples: readonly RowWarning[];
}

export const EXAMPLES_KEPT = 25;

/** It groups warnings by kind, the most frequent first. */
export function groupWarnings(
  warnings: readonly RowWarning[],
): readonly WarningKind[] {
  const byKind = Map.groupBy(warnings, ({ warning }) =>
    getMessageKind(warning),
  );
  return [...byKind]
    .map(([kind, rows]) => ({
      kind,
      rowCount: rows.length,
      examples: rows.slice(0, EXAMPLES_KEPT),
    }))
    .toSorted((a, b) => b.rowCount - a.rowCount);
}

/** Reasons and warnings put what differs from row to row behind a colon, or as a day at their end. */
export function getMessageKind(text: string): string {
  const [kind = text] = text.split(":", 1);
  return kind.replace(/ on \d{4}-\d\d-\d\d$/, "");
}
