/** A wide page has as many beside each other. */
export const MOST_IN_ROW = 4;
