import type { HoldReason, ImportCounts, RowWarning } from "./import-run.ts";

/** One import as it was recorded. */
export interface RecordedRun {
  readonly id: number;
  readonly storeId: string;
  readonly feed: string;
  readonly format: string;
  /** Null when it was committed. */
  readonly heldReason: HoldReason | null;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly rowCount: number;
  readonly mergedRowCount: number;
  readonly refusedCount: number;
  readonly warningCount: number;
  /** All 0 when it was held. */
  readonly counts: ImportCounts;
}

/** A row that a recorded import refused; the row is null for a VIN that another store or feed sells. */
export interface RecordedRefusal {
  readonly row: number | null;
  readonly vin: string | null;
  readonly reason: string;
}

/** Warnings of one run that say the same thing. */
export interface WarningKind {
  /** What they say before the colon. */
  readonly kind: string;
  readonly rowCount: number;
  /** The first of them. */
  readonly examples: readonly RowWarning[];
}

export const EXAMPLES_KEPT = 25;

/** Warnings by kind, the commonest first. */
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

/** Reasons and warnings name what differs from row to row behind a colon, or as a day at their end. */
export function getMessageKind(text: string): string {
  const [kind = text] = text.split(":", 1);
  return kind.replace(/ on \d{4}-\d\d-\d\d$/, "");
}
