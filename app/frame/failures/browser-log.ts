/** For who looks into the browser's console: the visitor's page goes on. Spec §8. */
export function logInBrowser(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, error);
}
