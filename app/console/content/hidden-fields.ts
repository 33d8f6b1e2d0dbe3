/** Says which text or entry a form was made of. */
export const MARK_FIELD = "_mark";
export const VERSION_FIELD = "_version";
