/** It is nobody's: the demonstration's lender marks it on its scale, and the page around it in the table of rates. */
export const EXAMPLE_SCORE = 700;
