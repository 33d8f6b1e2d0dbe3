import { FEED_FILES, type FeedFile } from "./feed-file.ts";

export interface FeedRequest {
  readonly storeId: string;
  /** It is the token in the address, or null where the address carries none. */
  readonly token: string | null;
  readonly file: FeedFile;
  /** The file itself is packed as `.gz`. */
  readonly isPacked: boolean;
}

const FEED =
  /^\/feeds\/(?:([\w-]{16,128})\/)?([\w-]{1,80})\/([a-z-]+\.(?:tsv|csv|xml))(\.gz)?$/;

/**
 * It parses `/feeds/aurora/google-vehicle-listings.tsv` or `/feeds/{token}/aurora/…`; it is null for any other path.
 */
export function parseFeedAddress(pathname: string): FeedRequest | null {
  const [, token = null, storeId = "", name, packed] =
    FEED.exec(pathname) ?? [];
  const file = FEED_FILES.find((it) => it.name === name);
  return file === undefined
    ? null
    : { storeId, token, file, isPacked: packed !== undefined };
}

export function getFeedAddress(storeId: string, { name }: FeedFile): string {
  return `/feeds/${storeId}/${name}`;
}
