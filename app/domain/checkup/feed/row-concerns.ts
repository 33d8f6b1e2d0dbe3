import type { WarningKind } from "#app/domain/inventory/import-run.ts";
import type { FeedConcern, RefusalKind } from "./feed-past.ts";

export function listRefusalConcerns({
  kind,
  count,
  examples,
}: RefusalKind): FeedConcern[] {
  return addRestToLast(
    examples.map(({ row, vin, reason }) => ({
      row,
      vin,
      detail: reason,
      label: kind,
    })),
    count,
  );
}

export function listWarningConcerns({
  kind,
  rowCount,
  examples,
}: WarningKind): FeedConcern[] {
  return addRestToLast(
    examples.map(({ row, vin, warning }) => ({
      row,
      vin,
      detail: warning,
      label: kind,
    })),
    rowCount,
  );
}

/** The last example also counts the rows that were not kept. */
function addRestToLast(examples: FeedConcern[], count: number): FeedConcern[] {
  return examples.map((example, at) =>
    at === examples.length - 1 ? { ...example, count: count - at } : example,
  );
}
