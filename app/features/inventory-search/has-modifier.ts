/** A click with such a key opens a tab or a window; it is the browser's. */
export function hasModifier({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
