import { CLOCK_SKEW_MS, DAY_MS } from "#app/domain/time.ts";
import { hasAllContactDetails } from "./contact-details.ts";
import type { VisitorProfile } from "./visitor-profile.ts";

/** A time in the future was not set by this site. */
export function isUnlocked(
  atMs: number | null,
  nowMs: number,
  profileDays: number,
): boolean {
  if (atMs === null || !Number.isFinite(atMs)) return false;
  return atMs <= nowMs + CLOCK_SKEW_MS && nowMs - atMs < profileDays * DAY_MS;
}

/**
 * Spec §4: all four contact fields open inventory and prices, unless the inventory is open already. An expired unlock
 * does not count.
 */
export function unlockOnSave(
  visitor: VisitorProfile,
  nowMs: number,
  profileDays: number,
): VisitorProfile {
  const { unlockInventoryAtMs } = visitor;
  if (isUnlocked(unlockInventoryAtMs, nowMs, profileDays)) return visitor;
  if (!hasAllContactDetails(visitor)) return visitor;
  return { ...visitor, unlockInventoryAtMs: nowMs, unlockPriceAtMs: nowMs };
}

export function removeStaleUnlocks(
  visitor: VisitorProfile,
  nowMs: number,
  profileDays: number,
): VisitorProfile {
  const keepIfHeld = (atMs: number | null) =>
    isUnlocked(atMs, nowMs, profileDays) ? atMs : null;
  return {
    ...visitor,
    unlockInventoryAtMs: keepIfHeld(visitor.unlockInventoryAtMs),
    unlockPriceAtMs: keepIfHeld(visitor.unlockPriceAtMs),
  };
}
