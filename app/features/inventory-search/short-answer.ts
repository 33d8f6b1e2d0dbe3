/** Fewer cars than this are a short answer: more is offered below them, and there is little to filter. */
export const SHORT_TOTAL = 4;
