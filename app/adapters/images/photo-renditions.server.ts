import sharp, { type Sharp } from "sharp";
import type { PhotoFormat } from "#app/domain/vehicle-photo/photo-address.ts";

/** The bytes are no photo we can decode. */
export class UndecodablePhotoError extends Error {
  override readonly name = "UndecodablePhotoError";
}

const MASTER_WIDTH_PX = 1600;
export const MAX_INPUT_PIXELS = 64_000_000;
const DECODE_TIMEOUT_SECONDS = 20;

/** The kept copy is upright, at most 1600 px wide, near lossless, without the camera's metadata. */
export async function makeMaster(original: Buffer): Promise<Buffer> {
  if (!isPhotoFormat(original)) {
    throw new UndecodablePhotoError("Neither JPEG, PNG, WebP, AVIF nor GIF");
  }
  try {
    return await decode(original)
      .autoOrient()
      .resize({ width: MASTER_WIDTH_PX, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .toBuffer();
  } catch (error) {
    throw new UndecodablePhotoError(String(error), { cause: error });
  }
}

const ASSET_SIDE_PX = 2400;

/** For the profile's folder: upright, without what the camera noted, and see-through where it was. */
export async function makeAsset(
  original: Buffer,
): Promise<{ readonly bytes: Buffer; readonly ending: "jpg" | "png" }> {
  try {
    const { hasAlpha } = await decode(original).metadata();
    const upright = decode(original).autoOrient().resize({
      width: ASSET_SIDE_PX,
      height: ASSET_SIDE_PX,
      fit: "inside",
      withoutEnlargement: true,
    });
    const encoded = hasAlpha ? upright.png() : upright.jpeg({ quality: 92 });
    const bytes = await encoded
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .toBuffer();
    return { bytes, ending: hasAlpha ? "png" : "jpg" };
  } catch (error) {
    throw new UndecodablePhotoError(String(error), { cause: error });
  }
}

/** Throws UndecodablePhotoError unless the whole picture can be decoded; JPEG is decoded at an eighth of its size. */
export async function checkPhoto(original: Buffer): Promise<void> {
  if (!isPhotoFormat(original))
    throw new UndecodablePhotoError("Neither JPEG, PNG, WebP, AVIF nor GIF");
  try {
    await decode(original)
      .resize({ width: 32 })
      .raw()
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .toBuffer();
  } catch (error) {
    throw new UndecodablePhotoError(String(error), { cause: error });
  }
}

/** A narrower master is not enlarged. */
export function makeRendition(
  master: Buffer,
  widthPx: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const resized = decode(master).resize({
    width: widthPx,
    withoutEnlargement: true,
  });
  const encoded =
    format === "webp"
      ? resized.webp({ quality: 76, effort: 4 })
      : resized.jpeg({ quality: 78, progressive: true });
  return encoded.toBuffer();
}

function decode(bytes: Buffer): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_INPUT_PIXELS,
    failOn: "error",
    sequentialRead: true,
  });
}

/** The image library also reads SVG, PDF and more, so the first bytes are checked before. */
function isPhotoFormat(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 16);
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    head.startsWith("GIF8") ||
    (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") ||
    /^ftypavi[fs]/.test(head.slice(4))
  );
}
