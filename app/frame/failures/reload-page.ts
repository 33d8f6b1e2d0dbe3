let isOurs = false;

/** The one way in which the site itself reloads a page. */
export function reloadPage(): void {
  isOurs = true;
  location.reload();
}

/** False for a reload that React Router asked for. */
export function isReloadOurs(): boolean {
  return isOurs;
}
