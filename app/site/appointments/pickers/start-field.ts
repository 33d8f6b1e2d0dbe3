/** The chosen time is sent under this name: when its slot begins, in milliseconds. */
export const START_FIELD = "start";
