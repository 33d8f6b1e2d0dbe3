import { capitalizeWords } from "./calm-text.ts";
import type { Transmission } from "#app/domain/vehicle/vehicle.ts";

const SELF_SHIFTING =
  /automat|\ba\/t\b|\bat\b|\bauto\b|cvt|variable|dual[\s-]?clutch|\bdct\b|\bdsg\b|\bpdk\b|doppelkupplung|tronic|shiftable|auto-?shift|e-?cvt|single[\s-]?speed|1[\s-]?speed|direct[\s-]?drive|\bivt\b/i;
const SHIFTED_BY_HAND = /\bmanual\b|\bm\/t\b|\bmt\b|\bstick\b|\bstandard\b/i;
/** It matches automatics that name a manual mode; a manual gearbox may have "Auto Rev Match". */
const AUTOMATIC_WITH_MANUAL_MODE =
  /automat|\ba\/t\b|cvt|clutch|auto-?shift|shiftable|manual (mode|shift)/i;

/** "8-Speed A/T" is automatic and "6-Speed Manual" is manual; "7-Speed" gives null. */
export function parseTransmission(text: string): Transmission | null {
  if (SHIFTED_BY_HAND.test(text))
    return AUTOMATIC_WITH_MANUAL_MODE.test(text) ? "automatic" : "manual";
  return SELF_SHIFTING.test(text) ? "automatic" : null;
}

/** It uses the words that shoppers read: "6-SPEED A/T" → "6-Speed Automatic". An empty text gives null. */
export function formatTransmissionText(text: string): string | null {
  return (
    capitalizeWords(text.trim())
      .replace(/\bA\/T\b/i, "Automatic")
      .replace(/\bM\/T\b/i, "Manual")
      .replace(/\b(\d{1,2})[\s-]speed\b/i, "$1-Speed")
      .replace(/\b(?:e?cvt|pdk|dsg|dct|ivt)\b/gi, (it) => it.toUpperCase()) ||
    null
  );
}
