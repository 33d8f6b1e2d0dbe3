/** A Friday at noon in Illinois: pictures show no other time. */
export const FIXED_NOW_MS = Date.parse("2026-11-20T18:00:00Z");
