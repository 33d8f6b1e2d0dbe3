import { gzipSync } from "node:zlib";

const MB = 1024 ** 2;
const GB = 1024 ** 3;
const HEADER = "VIN,Year,Make,Model,Description\n";
const ROW = "1HGCM82633A004352,2003,Honda,Accord,";

/** A feed that means harm. `canary` is a file, or an address, that no feed may make us look at. */
export type FeedBomb = (canary: string) => Iterable<Uint8Array>;

/** The same packed piece again and again: gzip files may follow each other in one. */
function* packedPieces(
  first: string,
  piece: Uint8Array,
  bytes: number,
): Generator<Uint8Array> {
  yield gzipSync(first);
  const packed = gzipSync(piece);
  for (let done = 0; done < bytes; done += piece.length) yield packed;
}

function* repeated(
  first: string,
  piece: string,
  bytes: number,
): Generator<Uint8Array> {
  yield Buffer.from(first);
  const buffer = Buffer.from(piece);
  for (let done = 0; done < bytes; done += buffer.length) yield buffer;
}

/** A megabyte of rows whose descriptions pack about sixty to one. */
function rowsThatPackLittle(): Uint8Array {
  const rows: string[] = [];
  let seed = 7;
  for (let length = 0; length < MB; length += 1_100) {
    seed = (seed * 48_271) % 2_147_483_647;
    rows.push(`${ROW}${String(seed)}${"x".repeat(1_050)}\n`);
  }
  return Buffer.from(rows.join(""));
}

const laughs = (levels: number) =>
  Array.from(
    { length: levels },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join("");

/** By name; each says what its refusal must hold. */
export const FEED_BOMBS: Readonly<
  Record<
    string,
    {
      readonly feed: FeedBomb;
      readonly refusal: RegExp;
      /** The canary is an address. */
      readonly isElsewhere?: boolean;
    }
  >
> = {
  "ten gigabytes of rows in a gzip file that packs no more than others": {
    feed: () => packedPieces(HEADER, rowsThatPackLittle(), 10 * GB),
    refusal: /larger than|decompression bomb/,
  },
  "ten gigabytes of blanks in ten megabytes of gzip": {
    feed: () => packedPieces(HEADER, Buffer.alloc(MB, " "), 10 * GB),
    refusal: /decompression bomb|longer than/,
  },
  "a gzip file in a gzip file": {
    feed: () => [gzipSync(gzipSync(HEADER))],
    refusal: /not text/,
  },
  "a zip archive": {
    feed: () => [Buffer.from("PK\u0003\u0004\u0014\0\0\0\u0008\0")],
    refusal: /ZIP archive/,
  },
  "a billion laughs": {
    feed: () => [
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">${laughs(9)}]><listings><listing><vin>&l9;</vin></listing></listings>`,
      ),
    ],
    refusal: /DOCTYPE/,
  },
  "an entity that is a file": {
    feed: (canary) => [
      Buffer.from(
        `<!DOCTYPE a [<!ENTITY x SYSTEM "file://${canary}">]><listings><listing><vin>&x;</vin></listing></listings>`,
      ),
    ],
    refusal: /DOCTYPE/,
  },
  "a document type that is elsewhere": {
    isElsewhere: true,
    feed: (canary) => [
      Buffer.from(
        `<!DOCTYPE listings SYSTEM "${canary}"><listings><listing/></listings>`,
      ),
    ],
    refusal: /DOCTYPE/,
  },
  "a parameter entity that is elsewhere": {
    isElsewhere: true,
    feed: (canary) => [
      Buffer.from(
        `<!DOCTYPE a [<!ENTITY % x SYSTEM "${canary}">%x;]><listings/>`,
      ),
    ],
    refusal: /DOCTYPE/,
  },
  "an entity that nobody declared": {
    feed: () => [
      Buffer.from("<listings><listing><vin>&x;</vin></listing></listings>"),
    ],
    refusal: /cannot be read at line 1/,
  },
  "an inclusion of a file": {
    feed: (canary) => [
      Buffer.from(
        `<listings xmlns:xi="http://www.w3.org/2001/XInclude"><listing><xi:include href="file://${canary}" parse="text"/></listing></listings>`,
      ),
    ],
    // An element like any other, of a vehicle without a VIN.
    refusal: /no column for/,
  },
  "elements a million deep": {
    feed: () => repeated("<listings>", "<a>".repeat(100_000), 3 * MB),
    refusal: /nested deeper/,
  },
  "one piece of text without end in XML": {
    feed: () => repeated("<listings><listing><vin>", "x".repeat(MB), GB),
    refusal: /longer than any/,
  },
  "one attribute without end": {
    feed: () => repeated('<listings a="', "x".repeat(MB), GB),
    refusal: /longer than any/,
  },
  "one row without end": {
    feed: () => repeated(HEADER + ROW, "x".repeat(MB), GB),
    refusal: /longer than any/,
  },
  "a quote that is never closed": {
    feed: () => repeated(`${HEADER}${ROW}"`, `${ROW}\n`.repeat(10_000), GB),
    refusal: /longer than any/,
  },
  "JSON a million deep": {
    feed: () => repeated("", "[".repeat(MB), 3 * MB),
    refusal: /./,
  },
  "one JSON text without end": {
    feed: () => repeated('[{"vin":"', "x".repeat(MB), GB),
    refusal: /./,
  },
  "one JSON vehicle without end": {
    feed: () =>
      repeated('[{"vin":"1"', ',"a":"xxxxxxxxxxxxxxxx"'.repeat(40_000), GB),
    refusal: /./,
  },
};
