import { brotliCompressSync, constants } from "node:zlib";
import { drawIllustration } from "#app/domain/illustration/draw-vehicle.ts";
import { parseIllustrationName } from "#app/domain/illustration/illustration-address.ts";
import { BoundedMap } from "./bounded-map.server.ts";

export interface IllustrationResponses {
  /** It gives the drawing that a file name such as `suvs-navy-4711.svg` asks for; null means 404. */
  illustrationSvg(name: string): string | null;
  /** It gives the same drawing, compressed for `Content-Encoding: br`. */
  illustrationBrotli(name: string): Uint8Array | null;
}

/** The drawing is sent with these headers: the bytes behind an address change only with the drawing code. */
export const ILLUSTRATION_HEADERS: Readonly<Record<string, string>> = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

interface Drawn {
  readonly svg: string;
  brotli: Uint8Array | null;
}

/** A drawing takes about 14 kB, or 4 kB compressed. */
export function createIllustrationResponses({
  maxDrawings = 1_000,
}: {
  readonly maxDrawings?: number;
} = {}): IllustrationResponses {
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
    illustrationSvg: (name) => findDrawn(name)?.svg ?? null,
    illustrationBrotli(name) {
      const drawn = findDrawn(name);
      if (!drawn) return null;
      drawn.brotli ??= compress(drawn.svg);
      return drawn.brotli;
    },
  };
}

const compress = (svg: string): Uint8Array =>
  brotliCompressSync(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  });
