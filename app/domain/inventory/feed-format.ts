/** What wrote a feed; "generic" is anybody whose columns say enough. */
export const FEED_FORMATS = [
  "vauto",
  "homenet",
  "dealercenter",
  "autoxloo",
  "erepairables",
  "carscom",
  "google",
  "merchant",
  "meta",
  "dealercom",
  "dealerinspire",
  "toyota",
  "forecourt",
  "generic",
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
