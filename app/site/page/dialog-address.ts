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
