/** Visitors see, change and erase here what is kept of them. */
export const YOUR_DETAILS_PATH = "/your-details";
export const ERASE_DETAILS_PATH = "/your-details/erase";
export const ERASE_TERMS_PATH = "/your-details/erase-terms";
