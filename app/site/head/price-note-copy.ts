import { defineCopy } from "#app/site/page/copy.ts";

/** Only the server uses this copy. */
export const priceNoteCopy = defineCopy("shell", {
  priceWithFee:
    "Advertised prices include the vehicle and our {fee} document fee. They leave out only what goes to the government: sales tax, title and registration.",
  priceWithoutFee:
    "Advertised prices leave out our {fee} document fee, and what goes to the government: sales tax, title and registration.",
  privatePriceWithFee:
    "Prices, once they’re open to you, include the vehicle and our {fee} document fee. They leave out only what goes to the government: sales tax, title and registration.",
  privatePriceWithoutFee:
    "Prices, once they’re open to you, leave out our {fee} document fee, and what goes to the government: sales tax, title and registration.",
});
