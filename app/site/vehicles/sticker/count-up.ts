const DOLLAR = 100;

/** What a counting total shows after a share of its time, in whole dollars: fast at first, and exact at the end. */
export function countUp(cents: number, share: number): number {
  if (share >= 1) return cents;
  const left = 1 - Math.max(0, share);
  return Math.floor((cents * (1 - left ** 3)) / DOLLAR) * DOLLAR;
}
