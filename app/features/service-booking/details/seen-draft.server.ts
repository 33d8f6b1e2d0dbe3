import { hash } from "node:crypto";
import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";

/** It changes with whatever the visitor sees of the booking, and tells nothing of it. */
export function hashSeen({
  storeId,
  reason,
  serviceIds,
  offerId,
  notes,
  vehicle,
  slot,
}: ServiceDraft): string {
  const seen = [
    storeId,
    reason,
    serviceIds,
    offerId,
    notes,
    vehicle,
    slot && [slot.startMs, slot.isWish],
  ];
  return hash("sha256", JSON.stringify(seen), "base64url").slice(0, 16);
}
