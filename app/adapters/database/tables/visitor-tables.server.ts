/** It holds visitors who asked to be forgotten. */
export interface VisitorTables {
  erased_visitors: {
    /** This is the SHA-256 of uniqueUserId, in hex. */
    visitor_hash: string;
    erased_at_ms: number;
  };
}
