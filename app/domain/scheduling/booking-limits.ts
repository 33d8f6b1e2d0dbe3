import { MINUTE_MS } from "#app/domain/time.ts";

/** A slot is kept so long for whoever has its form open. */
export const HOLD_MS = 10 * MINUTE_MS;

/** Open holds at once. Assumption A214: an office shares one address, and whoever gets none may book all the same. */
export const MOST_HOLDS = { visitor: 2, client: 6 };

/** Assumption A215: coming appointments of one kind at one store under the same phone or email. */
export const MOST_COMING = 4;
