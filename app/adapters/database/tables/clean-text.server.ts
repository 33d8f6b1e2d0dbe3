/**
 * PostgreSQL's text cannot hold NUL, and neither database can hold half a surrogate pair. Both get the same text, so
 * that a vehicle reads back, and compares, the same.
 */
export function cleanText(text: string): string {
  if (!text.includes("\0") && text.isWellFormed()) return text;
  return text.replaceAll("\0", "").toWellFormed();
}

export function cleanTextOrNull(text: string | null): string | null {
  return text === null ? null : cleanText(text);
}
