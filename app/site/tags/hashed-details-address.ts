/** The visitor's own contact details, hashed for the tags of their browser. */
export const HASHED_DETAILS_PATH = "/api/hashed-details";
