/** The feed as a whole cannot be trusted: nothing of it is imported. The message is for the dealer. */
export class FeedError extends Error {
  override readonly name = "FeedError";
}
