/** Five sums part the cars into six groups, and the dearest group is what no sum leaves out. */
const SUM_COUNT = 5;

interface PaymentStep {
  readonly maxDollars: number;
  readonly count: number;
}

/**
 * Sums a month, at the ends of the histogram's bars, that part the cars as evenly as whole bars can, so that each leaves
 * in cars that the one before it did not. `barCounts` hold those before them, and the last bar has no end.
 */
export function choosePaymentSteps(
  barCounts: readonly number[],
  barDollars: number,
): readonly PaymentStep[] {
  const total = barCounts.at(-1) ?? 0;
  const steps: PaymentStep[] = [];
  for (let group = 1; group <= SUM_COUNT; group += 1) {
    const wanted = (total * group) / (SUM_COUNT + 1);
    const at = barCounts.findIndex((count) => count > 0 && count >= wanted);
    const count = barCounts[at] ?? 0;
    if (at === -1 || at === barCounts.length - 1 || count >= total) continue;
    if (count > (steps.at(-1)?.count ?? 0))
      steps.push({ maxDollars: (at + 1) * barDollars, count });
  }
  return steps;
}
