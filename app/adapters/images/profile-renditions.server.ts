import sharp from "sharp";
import { MAX_INPUT_PIXELS } from "./photo-renditions.server.ts";
import type { PictureSize } from "#app/domain/store-profile/content/pictures.ts";

/** A smaller picture stays as small as it is. What is clear in it stays clear, unless the format knows no clearness. */
export function makeProfileRendition(
  bytes: Buffer,
  { widthPx, heightPx, isCut, format }: PictureSize,
): Promise<Buffer> {
  const resized = sharp(bytes, {
    limitInputPixels: MAX_INPUT_PIXELS,
    failOn: "error",
  })
    .autoOrient()
    .resize({
      ...(widthPx !== undefined && { width: widthPx }),
      ...(heightPx !== undefined && { height: heightPx }),
      fit: isCut === true ? "cover" : "inside",
      withoutEnlargement: true,
    });
  const encoded =
    format === "jpeg"
      ? resized
          .flatten({ background: "#ffffff" })
          .jpeg({ quality: 82, progressive: true })
      : resized.webp({ quality: 82, alphaQuality: 90, effort: 4 });
  return encoded.toBuffer();
}
