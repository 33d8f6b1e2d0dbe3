/** Each date of a promotion has its own offset, because the store's zone is written into it. */
export interface PromotionDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Spec §4: a promotion is active between start and end. Assumption A77: the start is included, the end is not. */
export function isActive(
  { startDate, endDate }: PromotionDates,
  nowMs: number,
): boolean {
  return Date.parse(startDate) <= nowMs && nowMs < Date.parse(endDate);
}
