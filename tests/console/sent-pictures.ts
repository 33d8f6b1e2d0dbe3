import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** As a phone takes one: lying on its side, with a place and a maker in its notes. */
export async function aPhoto(seed = 1, format: "jpeg" | "png" = "jpeg") {
  return sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      // Another color by far, or both become the same bytes.
      background: { r: (seed * 67) % 256, g: 90, b: (seed * 41) % 256 },
    },
  })
    .withExif({
      IFD0: { Make: "Telltale phones" },
      IFD3: { GPSLatitude: "41/1 45/1 0/1", GPSLongitude: "88/1 18/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/** So much detail that its bytes cannot be left out. */
export function aNoisyPhoto(): Promise<Buffer> {
  const [width, height] = [900, 600];
  return sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few bytes that says it has billions of pixels. */
export function aPictureBomb(): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    formatChunk("IHDR", size),
    formatChunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    formatChunk("IEND", Buffer.alloc(0)),
  ]);
}

function formatChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function aForm(
  files: readonly (readonly [fileName: string, bytes: Uint8Array])[],
): FormData {
  const form = new FormData();
  for (const [fileName, bytes] of files)
    form.append("files", new File([new Uint8Array(bytes)], fileName));
  return form;
}
