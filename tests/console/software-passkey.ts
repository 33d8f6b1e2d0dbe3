import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";

/** An authenticator in software: ES256, with a PIN that was typed. Web Authentication Level 3 §6.1, §6.5. */
export interface SoftwarePasskey {
  readonly id: string;
  /** As `PublicKeyCredential.toJSON` of a new one. */
  create(ceremony: Ceremony): object;
  /** As that of one that was asked for. */
  get(ceremony: Ceremony): object;
}

export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  /** The site's own host unless said otherwise. */
  readonly rpId?: string;
  /** Present and verified unless said otherwise. */
  readonly flags?: number;
  readonly type?: string;
  /** One more than before unless said otherwise. */
  readonly counter?: number;
}

export const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const ES256 = -7;

export function createSoftwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  let counter = 0;

  const buildData = (
    { origin, rpId, flags = PRESENT | VERIFIED, ...ceremony }: Ceremony,
    more: number,
  ) => {
    counter = ceremony.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId ?? new URL(origin).hostname)),
      Buffer.from([flags | more]),
      count,
    ]);
  };

  return {
    id,
    create(ceremony) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const authData = Buffer.concat([
        buildData(ceremony, ATTESTED),
        Buffer.alloc(16),
        length,
        rawId,
        encodePublicKey(publicKey),
      ]);
      const attestationObject = encodeCbor(
        new Map<string, Cbor>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      return toAnswer(id, {
        clientDataJSON: encodeClientData("webauthn.create", ceremony),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      });
    },
    get(ceremony) {
      const clientDataJSON = encodeClientData("webauthn.get", ceremony);
      const authenticatorData = buildData(ceremony, 0);
      const signed = Buffer.concat([
        authenticatorData,
        sha256(Buffer.from(clientDataJSON, "base64url")),
      ]);
      return toAnswer(id, {
        clientDataJSON,
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

function toAnswer(id: string, response: object): object {
  return {
    id,
    rawId: id,
    type: "public-key",
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
    response,
  };
}

function encodeClientData(
  usualType: string,
  { challenge, origin, type = usualType }: Ceremony,
): string {
  const text = JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return Buffer.from(text).toString("base64url");
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** COSE, RFC 9053 §7.1. */
function encodePublicKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

type Cbor = string | number | Buffer | Map<string | number, Cbor>;

/** As much of RFC 8949 as an authenticator says here. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number")
    return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === "string") {
    const bytes = Buffer.from(value);
    return Buffer.concat([encodeHead(3, bytes.length), bytes]);
  }
  if (Buffer.isBuffer(value))
    return Buffer.concat([encodeHead(2, value.length), value]);
  return Buffer.concat([
    encodeHead(5, value.size),
    ...[...value].flatMap(([key, it]) => [encodeCbor(key), encodeCbor(it)]),
  ]);
}

function encodeHead(kind: number, length: number): Buffer {
  const start = kind << 5;
  if (length < 24) return Buffer.from([start | length]);
  if (length < 256) return Buffer.from([start | 24, length]);
  return Buffer.from([start | 25, length >> 8, length & 255]);
}
