import {
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
} from "node:crypto";
import type { SignedNames } from "#app/ports/visitor-ports.ts";

const SIGNATURE_BYTES = 16;
const SHAPE = /^([\w-]{16})\.([\w-]{22})$/;

/** A token is `name.signature`. What was signed before the key was changed still opens. */
export function createSignedNames({
  secretKey,
  previousSecretKey,
}: {
  readonly secretKey: string;
  readonly previousSecretKey: string | null;
}): SignedNames {
  const toSigner = (secret: string) => {
    const key = createSecretKey(
      Buffer.from(hkdfSync("sha256", secret, "", "forecourt signed names", 32)),
    );
    return (name: string) =>
      createHmac("sha256", key)
        .update(name)
        .digest()
        .subarray(0, SIGNATURE_BYTES);
  };
  const sign = toSigner(secretKey);
  const signers =
    previousSecretKey === null ? [sign] : [sign, toSigner(previousSecretKey)];
  return {
    sign: (name) => `${name}.${sign(name).toString("base64url")}`,
    read(token) {
      const [, name, signature] = SHAPE.exec(token) ?? [];
      if (name === undefined || signature === undefined) return null;
      const given = Buffer.from(signature, "base64url");
      // The last character has bits to spare: each name has one way to be written.
      if (given.toString("base64url") !== signature) return null;
      return signers.some((it) => timingSafeEqual(given, it(name)))
        ? name
        : null;
    },
  };
}
