/** Assumption A30: a vehicle counts as a new arrival for its first 7 days on the lot. */
export const NEW_ARRIVAL_DAYS = 7;
