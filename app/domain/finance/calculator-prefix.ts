/**
 * On pages about other subjects the estimator's terms have this in front of their names: those of the estimator without a
 * vehicle in its fields, those of a vehicle's page in its address.
 */
export const CALCULATOR_PREFIX = "calc_";
