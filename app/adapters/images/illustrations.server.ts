import { brotliCompressSync, constants } from "node:zlib";
import sharp from "sharp";
import { drawIllustration } from "#app/domain/illustration/draw-vehicle.ts";
import {
  type IllustrationPicture,
  parseIllustrationJpegName,
  parseIllustrationName,
} from "#app/domain/illustration/illustration-address.ts";
import type { PhotoAnswer } from "#app/ports/inventory-ports.ts";
import { BoundedMap } from "./bounded-map.server.ts";
import {
  BoundedQueue,
  QueueFullError,
  SingleFlight,
} from "#app/adapters/shared-jobs.server.ts";

/** A drawing is sent with these headers. */
export const ILLUSTRATION_HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

interface Drawn {
  readonly svg: string;
  brotli: Uint8Array | null;
}

/** A drawing takes about 14 kB, or 4 kB compressed. */
export function createIllustrationResponses(maxDrawings = 1_000) {
  const drawings = new BoundedMap<string, Drawn>(maxDrawings);

  function findDrawn(name: string): Drawn | null {
    const known = drawings.get(name);
    if (known) return known;
    const picture = parseIllustrationName(name);
    if (!picture) return null;
    const drawn = { svg: drawIllustration(picture), brotli: null };
    drawings.set(name, drawn);
    return drawn;
  }

  return {
    /** Names look like `suvs-navy-4711.svg`; null means 404. */
    illustrationSvg: (name: string) => findDrawn(name)?.svg ?? null,
    /** Goes with `Content-Encoding: br`. */
    illustrationBrotli(name: string): Uint8Array | null {
      const drawn = findDrawn(name);
      if (!drawn) return null;
      drawn.brotli ??= compress(drawn.svg);
      return drawn.brotli;
    },
  };
}

export type IllustrationResponses = ReturnType<
  typeof createIllustrationResponses
>;

const compress = (svg: string): Uint8Array =>
  brotliCompressSync(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  });

/** A JPEG takes about 60 kB. */
export function createIllustrationJpegs(maxWaiting = 20) {
  const pictures = new BoundedMap<string, Uint8Array>(200);
  const flights = new SingleFlight<Uint8Array>();
  const queue = new BoundedQueue(1, maxWaiting);

  async function paintAndKeep(
    name: string,
    picture: IllustrationPicture,
  ): Promise<Uint8Array> {
    const bytes = await queue.run(() => paint(picture));
    pictures.set(name, bytes);
    return bytes;
  }

  return {
    /** 1200 × 675 pixels, or `unavailable` when too many wait to be painted. */
    async readIllustrationJpeg(name: string): Promise<PhotoAnswer> {
      const known = pictures.get(name);
      if (known) return toReadyPhoto(known);
      const picture = parseIllustrationJpegName(name);
      if (!picture) return { status: "unknown" };
      try {
        return toReadyPhoto(
          await flights.run(name, () => paintAndKeep(name, picture)),
        );
      } catch (error) {
        if (error instanceof QueueFullError) return { status: "unavailable" };
        throw error;
      }
    },
  };
}

export type IllustrationJpegs = ReturnType<typeof createIllustrationJpegs>;

const toReadyPhoto = (bytes: Uint8Array): PhotoAnswer => ({
  status: "ready",
  bytes,
  contentType: "image/jpeg",
});

function paint(picture: IllustrationPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawIllustration(picture)))
    .resize({ width: 1200, height: 675, fit: "cover" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
