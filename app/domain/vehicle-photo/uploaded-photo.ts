const START = "upload:/";
/** Of the bytes that are kept, so that a picture sent twice is one. */
const HASH = /^[0-9a-f]{32}$/;

/** A picture that somebody of the store sent. No feed can give such an address: of a feed only those over http are read. */
export function formatUploadedPhoto(hash: string): string {
  return START + hash;
}

/** An address that we would not write gives null. */
export function parseUploadedPhoto(address: string): string | null {
  const hash = address.slice(START.length);
  return isUploadedPhoto(address) && HASH.test(hash) ? hash : null;
}

export function isUploadedPhoto(address: string): boolean {
  return address.startsWith(START);
}
