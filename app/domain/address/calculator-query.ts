/** The prefix marks the fields of the estimator without a vehicle, which stands on pages about other subjects. */
export const CALCULATOR_PREFIX = "calc_";
