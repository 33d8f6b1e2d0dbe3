import { CLOCK_SKEW_MS, DAY_MS } from "#app/domain/time.ts";
import { hasAllContactDetails } from "./contact-details.ts";
import type { VisitorProfile } from "./visitor-profile.ts";

/** It tells whether an unlock holds now. A time in the future was not set by this site. */
export function isUnlocked(
  atMs: number | null,
  nowMs: number,
  profileDays: number,
): boolean {
  if (atMs === null || !Number.isFinite(atMs)) return false;
  return atMs <= nowMs + CLOCK_SKEW_MS && nowMs - atMs < profileDays * DAY_MS;
}

/**
 * Spec §4: saving a profile with all four contact fields opens the inventory and the prices, unless the inventory is
 * open already. An expired unlock does not count.
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

/** It returns the profile with only those unlock times that hold now. */
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
