/** The dates of a promotion, each with its own offset: the store's zone is written into them. */
export interface PromotionDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Spec §4: active between start and end. Assumption A32: the start is part of it, the end is not. */
export function isActive(
  { startDate, endDate }: PromotionDates,
  nowMs: number,
): boolean {
  return Date.parse(startDate) <= nowMs && nowMs < Date.parse(endDate);
}
