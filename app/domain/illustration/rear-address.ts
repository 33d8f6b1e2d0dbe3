/** The rear of what a card's drawing shows from the left. */
export const getRearAddress = (cardAddress: string): string =>
  cardAddress.replace(/\.svg$/, "-rear.svg");
