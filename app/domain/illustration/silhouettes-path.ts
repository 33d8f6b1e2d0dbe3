/** One file of symbols for all body styles, which the browser keeps. */
export const SILHOUETTES_PATH = "/img/bodystyles.svg";
