import { hash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** For a cookie or a link: only its hash is stored, so that who reads the database can enter with nothing in it. */
export function makeSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

export function hashToken(token: string): string {
  return hash("sha256", token);
}
