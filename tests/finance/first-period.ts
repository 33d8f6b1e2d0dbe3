import { DAY_MS } from "#app/domain/time.ts";
import type { FirstPeriod } from "./actuarial-apr.ts";

/**
 * The first period between two days (`YYYY-MM-DD`): whole months back from the payment, then the days from the
 * advance to where they begin. 12 CFR 1026, Appendix J (b)(5). Null unless the payment is the later one.
 */
export function firstPeriodOf(
  advanceDay: string,
  firstPaymentDay: string,
): FirstPeriod | null {
  const advanceMs = Date.parse(advanceDay);
  if (!(Date.parse(firstPaymentDay) > advanceMs)) return null;
  let months = 0;
  while (monthsBefore(firstPaymentDay, months + 1) >= advanceMs) months++;
  const oddMs = monthsBefore(firstPaymentDay, months) - advanceMs;
  return { months, oddDays: Math.round(oddMs / DAY_MS) };
}

/** A month without such a day counts from its last one. Appendix J (b)(2). */
function monthsBefore(day: string, months: number): number {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, lastOfMonth));
}
