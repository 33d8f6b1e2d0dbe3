/** Cents that a counting total shows after a share of its time: fast at first, and exact at the end. */
export function countUp(cents: number, share: number): number {
  if (share >= 1) return cents;
  const left = 1 - Math.max(0, share);
  return Math.floor(cents * (1 - left ** 3));
}
