import type { ShouldRevalidateFunctionArgs } from "react-router";

const DIALOG_MARK = ["in", "dialog"] as const;

/**
 * A dialog asks the route of its page for data alone: whatever the answer would lead on to is told and not gone to,
 * because the dialog stands above another page. Without the mark the same address is the page (Assumption A160).
 */
export function addDialogMark(address: string): string {
  const sign = address.includes("?") ? "&" : "?";
  return `${address}${sign}${DIALOG_MARK.join("=")}`;
}

export function hasDialogMark({ searchParams }: URL): boolean {
  const [key, value] = DIALOG_MARK;
  return searchParams.get(key) === value;
}

/**
 * A page whose form has a dialog exports it: `export { loadAgainUnlessInDialog as shouldRevalidate } from "…"`. The dialog
 * asks for what comes next itself. Asked anew behind its form's answer, and known with it, the page would take the form
 * away before the dialog has heard that it was sent.
 */
export function loadAgainUnlessInDialog({
  formAction,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  "formAction" | "defaultShouldRevalidate"
>): boolean {
  const isFromDialog =
    formAction !== undefined &&
    hasDialogMark(new URL(formAction, "https://dialog.invalid"));
  return isFromDialog ? false : defaultShouldRevalidate;
}
