import { isDialogOnTop, readShownRow } from "./history-state.ts";

/** A row of steps is one entry of the history: a pause of this length ends it (Assumption A170). */
const ROW_MS = 10_000;

let row: { readonly id: number; readonly lastAtMs: number } | null = null;

/**
 * Whether a step takes the place of the one before; else it begins a row with this number. The entry of the history
 * that is shown knows its row; one that is still on its way is none to replace.
 */
export function continuesRow(newId: number, isInDialog: boolean): boolean {
  const nowMs = performance.now();
  const isOpen = row !== null && (isInDialog || nowMs - row.lastAtMs < ROW_MS);
  const isOnTop = isOpen && readShownRow() === row?.id;
  row = { id: isOpen && row !== null ? row.id : newId, lastAtMs: nowMs };
  return isOnTop || isDialogOnTop();
}

export function getRowId(): number | undefined {
  return row?.id;
}

export function endRow(): void {
  row = null;
}
