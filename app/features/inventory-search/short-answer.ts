/** Fewer cars than this are a short answer: more is offered below them. */
export const SHORT_TOTAL = 4;

/** Fewer than this are two rows of cards at most, and there is little to filter. */
export const FEW_TOTAL = 7;
