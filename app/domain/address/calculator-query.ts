/** In front of the fields of the estimator without a vehicle, which stands on pages of other subjects. */
export const CALCULATOR_PREFIX = "calc_";
