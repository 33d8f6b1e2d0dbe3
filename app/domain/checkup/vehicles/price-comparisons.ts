export interface Comparison {
  readonly within: "trim" | "model" | "make" | "stock";
  readonly fewest: number;
  readonly yearsEitherSide: readonly number[];
  /** Mileages differ, and trims too, so no price nearer to the median is an outlier. */
  readonly leastBelow: number;
  readonly leastAbove: number;
}

/** Assumptions A70 and A289 set these values. */
export const USUAL_DEVIATIONS = 3.5;
export const WITHIN_MODEL: Comparison = {
  within: "model",
  fewest: 8,
  yearsEitherSide: [1, 2, 3],
  leastBelow: Math.log(2),
  leastAbove: Math.log(2),
};
/** A maker's models differ so much that only a digit too many or too few stands out. */
export const WITHIN_MAKE: Comparison = {
  within: "make",
  fewest: 8,
  yearsEitherSide: [0, 1, 2],
  leastBelow: Math.log(4),
  leastAbove: Math.log(6),
};
export const WITHIN_TRIM: Comparison = {
  within: "trim",
  fewest: 6,
  yearsEitherSide: [0, 1],
  leastBelow: Math.log(1.6),
  leastAbove: Math.log(1.6),
};
/** The last resort on a small lot, where a slip of the keyboard stands out among all cars of about its year. */
export const WITHIN_STOCK: Comparison = {
  within: "stock",
  fewest: 20,
  yearsEitherSide: [1],
  leastBelow: Math.log(5),
  leastAbove: Math.log(8),
};
/** Their prices are no slips. */
export const DEAR_MAKES = new Set([
  "Aston Martin",
  "Bentley",
  "Ferrari",
  "Lamborghini",
  "Lotus",
  "Maybach",
  "McLaren",
  "Porsche",
  "Rolls-Royce",
]);
