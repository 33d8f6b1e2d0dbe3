/** The switch between totals and payments, and the terms of the payments, are posted here. */
export const PAYMENT_TERMS_PATH = "/payment-terms";

/** The page has shown the choice already, so nobody needs to be told that the browser did not keep it. */
export const STAYS_FIELD = "stays";
