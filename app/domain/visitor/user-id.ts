/** An id has 144 random bits. */
export const USER_ID_BYTES = 18;

/** Letters and digits alone, which any system takes. */
export function formatUserId(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
