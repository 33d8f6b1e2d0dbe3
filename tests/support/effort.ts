/** The longer commands (`npm run test:attacks`, …) ask for all of it, `npm test` for as much as shows that the rule holds. */
export const IS_FULL = process.env["TEST_EFFORT"] === "full";

export function often(full: number, quick: number): number {
  return IS_FULL ? full : quick;
}

/** `npm test` leaves out what `npm run test:further` runs: some files, and rows of tables that ask a rule again. */
export const IS_SHORT = process.env["FILES_LEFT_OUT"] !== undefined;
