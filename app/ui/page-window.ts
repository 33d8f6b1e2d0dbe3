/**
 * These page numbers are worth a link: the first, the last and those around the current one.
 * Null stands for the pages left out between two of them.
 */
export function listPageNumbers(
  page: number,
  pageCount: number,
): readonly (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  const window: (number | null)[] = [];
  let previous = 0;
  for (let number = 1; number <= pageCount; number += 1) {
    if (!shown.has(number)) continue;
    // One page left out takes no more room than the mark for it.
    if (number - previous === 2) window.push(number - 1);
    else if (number - previous > 2) window.push(null);
    window.push(number);
    previous = number;
  }
  return window;
}
