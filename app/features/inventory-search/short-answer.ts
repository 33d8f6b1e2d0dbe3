/**
 * Fewer cars than this are a short answer, of two rows of cards at most: more is offered below them, and there is little to
 * filter.
 */
export const SHORT_TOTAL = 7;
