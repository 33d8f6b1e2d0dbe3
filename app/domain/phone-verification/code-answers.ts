export type CodeSending =
  | "sent"
  /** Not a number that codes are sent to. */
  | "refused"
  | "too-many"
  | "unavailable";

export type CodeCheck =
  "approved" | "wrong" | "expired" | "too-many" | "unavailable";
