import sharp from "sharp";
import { drawSocialPicture } from "#app/domain/social-picture/draw-social-picture.ts";
import type { Lettering } from "#app/domain/social-picture/lettering.ts";
import type { SocialPicture } from "#app/domain/social-picture/social-picture.ts";
import type { PhotoAnswer, PhotoStore } from "#app/ports/inventory-ports.ts";
import { createFigtreeLettering } from "./figtree-lettering.server.ts";
import { BoundedMap } from "./bounded-map.server.ts";
import {
  BoundedQueue,
  QueueFullError,
  SingleFlight,
} from "#app/adapters/shared-jobs.server.ts";

type SocialPictureAnswer =
  | (Extract<PhotoAnswer, { readonly status: "ready" }> & {
      /** The photo was not at hand and the illustration replaces it, so the client should ask again. */
      readonly isProvisional: boolean;
    })
  | { readonly status: "unavailable" };

interface SocialPictureOptions {
  readonly photos: PhotoStore;
  readonly maxPictures?: number;
  readonly maxWaiting?: number;
}

type Ready = Extract<SocialPictureAnswer, { readonly status: "ready" }>;

const PHOTO_WIDTH_PX = 1280;

/** A picture takes about 60 kB. */
export function createSocialPictures({
  photos,
  maxPictures = 300,
  maxWaiting = 20,
}: SocialPictureOptions) {
  const kept = new BoundedMap<string, Ready>(maxPictures);
  const flights = new SingleFlight<Ready>();
  const queue = new BoundedQueue(1, maxWaiting);
  let lettering: Lettering | null = null;

  async function paintAndKeep(
    key: string,
    picture: SocialPicture,
  ): Promise<Ready> {
    const photo = await readPhoto(picture);
    const bytes = await queue.run(() => {
      lettering ??= createFigtreeLettering();
      return paint(drawSocialPicture(picture, photo, lettering));
    });
    const isProvisional = photo === null && hasPhoto(picture);
    const ready: Ready = {
      status: "ready",
      bytes,
      contentType: "image/jpeg",
      isProvisional,
    };
    if (!isProvisional) kept.set(key, ready);
    return ready;
  }

  /** The photo is given as a data address, because the drawing fetches nothing. */
  async function readPhoto(picture: SocialPicture): Promise<string | null> {
    if (picture.kind !== "vehicle" || picture.photo === null) return null;
    const answer = await photos.readPhoto({
      ...picture.photo,
      position: 0,
      widthPx: PHOTO_WIDTH_PX,
      format: "jpeg",
    });
    if (answer.status !== "ready") return null;
    const base64 = Buffer.from(answer.bytes).toString("base64");
    return `data:${answer.contentType};base64,${base64}`;
  }

  return {
    /** `key` names what the picture shows; the answer is `unavailable` when too many wait to be painted. */
    async read(
      key: string,
      picture: SocialPicture,
    ): Promise<SocialPictureAnswer> {
      const known = kept.get(key);
      if (known) return known;
      try {
        return await flights.run(key, () => paintAndKeep(key, picture));
      } catch (error) {
        if (error instanceof QueueFullError) return { status: "unavailable" };
        throw error;
      }
    },
  };
}

export type SocialPictures = ReturnType<typeof createSocialPictures>;

function hasPhoto(picture: SocialPicture): boolean {
  return picture.kind === "vehicle" && picture.photo !== null;
}

function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), {
    limitInputPixels: 4_000_000,
    unlimited: true,
  })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
