/** The feed as a whole cannot be trusted, so nothing of it is imported. The message is for the dealer. */
export class FeedError extends Error {
  override readonly name: string = "FeedError";
}

/** The file was replaced or written to meanwhile, so its end may not belong to its beginning. */
export class FeedChangedError extends FeedError {
  override readonly name = "FeedChangedError";

  constructor() {
    super(
      "The file was changed while it was read. Nothing was imported: import it again when it is whole.",
    );
  }
}
