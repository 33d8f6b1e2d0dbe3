/** Browsers keep this one file of symbols for all body styles. */
export const SILHOUETTES_PATH = "/img/bodystyles.svg";
