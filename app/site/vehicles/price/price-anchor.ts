/** The sticker of a vehicle's page has this id: a card's price leads to it. */
export const PRICE_ANCHOR = "price";
