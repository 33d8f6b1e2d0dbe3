import { type GateConsent, isGranted } from "./consent.ts";
import { META_CONVERSIONS } from "./receivers.ts";
import { isAllowed } from "./storage-gate.ts";

/** Spec §7: in tiers above 1 the pixel is revoked without functional consent, and so is what goes to it from here. */
export function isPixelGranted(consent: GateConsent): boolean {
  return (
    isAllowed(consent, META_CONVERSIONS) && isGranted(consent, "functional")
  );
}
