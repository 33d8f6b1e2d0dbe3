/**
 * Shows a number beside the links that count this; 0 takes it away. For the browser: pages are the same for
 * everybody, and the header is no part of the scripts.
 */
export function setHeaderCount(id: string, count: number): void {
  const links = document.querySelectorAll<HTMLElement>(`[data-counts="${id}"]`);
  for (const link of links) {
    const { name, countedName } = link.dataset;
    const shown = count === 0 ? name : countedName;
    if (shown !== undefined)
      link.ariaLabel = shown.replace("{count}", String(count));
    const number = link.querySelector<HTMLElement>("[data-count]");
    if (number === null) continue;
    number.hidden = count === 0;
    number.textContent = String(count);
  }
}
