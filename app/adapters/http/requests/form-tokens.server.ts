import {
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { CLOCK_SKEW_MS, HOUR_MS } from "#app/domain/time.ts";
import type { Clock } from "#app/ports.ts";
import type { FormTokens } from "#app/ports/visitor-ports.ts";

/** No person fills in a form faster; the browser's part of a form waits until then. */
const EARLIEST_MS = 1_000;
const LATEST_MS = 2 * HOUR_MS;
const KEY_BYTES = 18;
const SHAPE = /^([0-9a-z]{6,11})\.([\w-]{24})\.([\w-]{43})$/;

interface FormTokenOptions {
  readonly secretKey: string;
  readonly clock: Clock;
}

/** A token is `time.key.signature`, signed together with the form's name, so that no form's token opens another. */
export function createFormTokens({
  secretKey,
  clock,
}: FormTokenOptions): FormTokens {
  // This is a key object because raw bytes would be turned into one at each signature.
  const signingKey = createSecretKey(
    Buffer.from(hkdfSync("sha256", secretKey, "", "forecourt form tokens", 32)),
  );
  const sign = (formName: string, issuedAt: string, key: string) =>
    createHmac("sha256", signingKey)
      .update(`${formName}\n${issuedAt}\n${key}`)
      .digest();
  return {
    issue(formName) {
      const issuedAt = clock.nowMs().toString(36);
      const key = randomBytes(KEY_BYTES).toString("base64url");
      const signature = sign(formName, issuedAt, key).toString("base64url");
      return `${issuedAt}.${key}.${signature}`;
    },
    read(formName, token) {
      const [, issuedAt, key, signature] = SHAPE.exec(token) ?? [];
      if (
        issuedAt === undefined ||
        key === undefined ||
        signature === undefined
      )
        return { status: "forged" };
      const given = Buffer.from(signature, "base64url");
      const expected = sign(formName, issuedAt, key);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return { status: "forged" };
      const ageMs = clock.nowMs() - Number.parseInt(issuedAt, 36);
      if (ageMs < -CLOCK_SKEW_MS) return { status: "forged" };
      if (ageMs < EARLIEST_MS) return { status: "early" };
      if (ageMs > LATEST_MS) return { status: "stale" };
      return { status: "good", key };
    },
  };
}
