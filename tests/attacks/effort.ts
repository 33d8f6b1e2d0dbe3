/** `npm run test:attacks` asks for all of it, `npm test` for as much as shows that the guard stands. */
export const IS_FULL = process.env["ATTACK_EFFORT"] === "full";

export function often(full: number, quick: number): number {
  return IS_FULL ? full : quick;
}
