/** What one attempt to deliver a lead led to. */
export type AttemptOutcome = "delivered" | "failed" | "refused" | "unbuildable";
