import sharp from "sharp";
import { drawIllustration } from "#app/domain/illustration/draw-vehicle.ts";
import {
  parseIllustrationJpegName,
  type IllustrationPicture,
} from "#app/domain/illustration/illustration-address.ts";
import type { PhotoAnswer } from "#app/ports.ts";
import { BoundedMap } from "./bounded-map.server.ts";
import { BoundedQueue, QueueFullError } from "./bounded-queue.server.ts";
import { SingleFlight } from "./single-flight.server.ts";

export interface IllustrationJpegs {
  /** The JPEG has 1200 × 675 pixels; the answer is `unavailable` when too many wait to be painted. */
  readIllustrationJpeg(name: string): Promise<PhotoAnswer>;
}

/** A JPEG takes about 60 kB. */
export function createIllustrationJpegs({
  maxPictures = 200,
  maxWaiting = 20,
}: {
  readonly maxPictures?: number;
  readonly maxWaiting?: number;
} = {}): IllustrationJpegs {
  const pictures = new BoundedMap<string, Uint8Array>(maxPictures);
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
    async readIllustrationJpeg(name) {
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

const toReadyPhoto = (bytes: Uint8Array): PhotoAnswer => ({
  status: "ready",
  bytes,
  contentType: "image/jpeg",
});

function paint(picture: IllustrationPicture): Promise<Buffer> {
  return sharp(Buffer.from(drawIllustration(picture)))
    .resize({ width: 1200 })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
