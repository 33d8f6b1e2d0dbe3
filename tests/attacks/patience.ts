/** Looks often; the bound only ends a wait that would never end. */
export const PATIENTLY = { interval: 5, timeout: 120_000 };
