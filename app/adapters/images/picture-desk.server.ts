import { createHash } from "node:crypto";
import sharp from "sharp";
import {
  BoundedQueue,
  QueueFullError,
} from "#app/adapters/shared-jobs.server.ts";
import type { PictureDesk, PictureProblem } from "#app/ports/picture-ports.ts";
import type { KeptPicture } from "#app/ports/vehicle-edit-ports.ts";
import {
  makeAsset,
  makeMaster,
  MAX_INPUT_PIXELS,
  UndecodablePhotoError,
} from "./photo-renditions.server.ts";
import { hashPhotoAddress, type OpenPhotoStore } from "./photo-store.server.ts";

/** A picture of the most pixels takes some 200 MB while it is decoded, so one goes after the other. */
const AT_ONCE = 1;
const MOST_WAITING_PICTURES = 20;
/** Longer sides are no photo, and cost more than their pixels. */
const LONGEST_SIDE_PX = 20_000;

/** Pictures that somebody sends, made fit to be kept. */
export function createPictureKeeper(): Omit<PictureDesk, "readThumbnail"> {
  const decoding = new BoundedQueue(AT_ONCE, MOST_WAITING_PICTURES);
  async function keep<Made extends { readonly bytes: Uint8Array }>(
    bytes: Uint8Array,
    make: (bytes: Buffer) => Promise<Made>,
  ): Promise<(Made & KeptPicture) | PictureProblem> {
    try {
      return await decoding.run(() => check(Buffer.from(bytes), make));
    } catch (error) {
      if (error instanceof QueueFullError) return "busy";
      if (error instanceof UndecodablePhotoError) return "broken";
      throw error;
    }
  }
  return {
    keepPhoto: (bytes) =>
      keep(bytes, async (it) => ({ bytes: await makeMaster(it) })),
    keepAsset: (bytes) => keep(bytes, makeAsset),
  };
}

export function createPictureDesk(
  photos: Pick<OpenPhotoStore, "readPhotoFrom">,
): PictureDesk {
  return {
    ...createPictureKeeper(),
    readThumbnail: (vin, address) =>
      photos.readPhotoFrom(() => address, {
        vin,
        position: 0,
        addressHash: hashPhotoAddress(address),
        widthPx: 320,
        format: "webp",
      }),
  };
}

async function check<Made extends { readonly bytes: Uint8Array }>(
  bytes: Buffer,
  make: (bytes: Buffer) => Promise<Made>,
): Promise<(Made & KeptPicture) | PictureProblem> {
  const problem = findKindProblem(bytes) ?? (await findSizeProblem(bytes));
  if (problem !== null) return problem;
  const made = await make(bytes);
  const sum = createHash("sha256").update(made.bytes).digest("hex");
  return { ...made, hash: sum.slice(0, 32) };
}

/** The image library also reads SVG, PDF and more, so the first bytes are asked before it is. */
function findKindProblem(bytes: Buffer): PictureProblem | null {
  if (bytes.length === 0) return "empty";
  const head = bytes.toString("latin1", 0, 1_024);
  const isTaken =
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") ||
    /^ftypavi[fs]/.test(head.slice(4));
  if (isTaken) return null;
  if (/^ftyp(?:he[a-z]{2}|mif1|msf1)/.test(head.slice(4))) return "heic";
  return /<svg[\s>]/i.test(head) ? "svg" : "kind";
}

/** The header alone is read: a small file may say that it has billions of pixels. */
async function findSizeProblem(bytes: Buffer): Promise<PictureProblem | null> {
  try {
    const { width, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    return width * height > MAX_INPUT_PIXELS ||
      Math.max(width, height) > LONGEST_SIDE_PX
      ? "pixels"
      : null;
  } catch {
    return "broken";
  }
}
