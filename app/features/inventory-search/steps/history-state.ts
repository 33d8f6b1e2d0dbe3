import { DIALOG_DEPTH } from "#app/ui/overlays/dialog-depth.ts";

/** The row of steps that made the entry of the history which is shown. */
export function readShownRow(): number | null {
  return readNumber(readProperty(history.state, "usr"), "row");
}

/** An open dialog has entries of its own, which stand for the page below. */
export function isDialogOnTop(): boolean {
  return (readNumber(history.state, DIALOG_DEPTH) ?? 0) > 0;
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

export function readNumber(value: unknown, name: string): number | null {
  const number = readProperty(value, name);
  return typeof number === "number" ? number : null;
}
