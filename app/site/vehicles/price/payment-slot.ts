/** The bar of a vehicle's page has this place for the payment that somebody is working on. */
export const PAYMENT_SLOT_ID = "payment-now";
