import {
  createCipheriv,
  createSecretKey,
  createDecipheriv,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

export interface SealKeys {
  readonly secretKey: string;
  /** What was sealed before the last change of the key is opened with this, but nothing is sealed. */
  readonly previousSecretKey: string | null;
}

/** A seal lets others keep our texts without being able to read or change them. */
export interface Seal {
  close(text: string): string;
  /** It is null for anything that was not sealed with one of the keys for this purpose. */
  open(sealed: string): string | null;
}

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A cookie is never longer; a longer text was not made here. */
const MOST_CHARACTERS = 4096;

/** Each purpose has its own AES-256-GCM key, so that no sealed text passes for one of another purpose. */
export function createSeal(
  purpose: string,
  { secretKey, previousSecretKey }: SealKeys,
): Seal {
  const current = deriveKey(secretKey, purpose);
  const keys = [
    current,
    ...(previousSecretKey === null
      ? []
      : [deriveKey(previousSecretKey, purpose)]),
  ];
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce);
      const hidden = Buffer.concat([
        cipher.update(text, "utf8"),
        cipher.final(),
      ]);
      return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString(
        "base64url",
      );
    },
    open(sealed) {
      if (sealed.length > MOST_CHARACTERS) return null;
      const bytes = Buffer.from(sealed, "base64url");
      // The same bytes may be written in one way only, so that one text gives one cookie.
      if (bytes.toString("base64url") !== sealed) return null;
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        const text = openWith(key, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: KeyObject, bytes: Buffer): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const hidden = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(hidden, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

function deriveKey(secretKey: string, purpose: string): KeyObject {
  const info = `forecourt ${purpose} 1`;
  const bytes = hkdfSync("sha256", secretKey, "", info, KEY_BYTES);
  // This is a key object because raw bytes would be turned into one at each seal.
  return createSecretKey(Buffer.from(bytes));
}
