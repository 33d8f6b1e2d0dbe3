import sharp from "sharp";
import {
  drawPhotoScene,
  type PhotoScene,
} from "#app/domain/illustration/photo-scene.ts";

/** It takes about half a second; the photo store keeps what comes of it. */
export function paintPhoto(scene: PhotoScene): Promise<Buffer> {
  return sharp(Buffer.from(drawPhotoScene(scene)))
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, progressive: true })
    .toBuffer();
}
