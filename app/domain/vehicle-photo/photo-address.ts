export const PHOTO_WIDTHS_PX = [320, 480, 640, 960, 1280, 1600] as const;
export type PhotoWidthPx = (typeof PHOTO_WIDTHS_PX)[number];

export const PHOTO_FORMATS = ["webp", "jpeg"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Every size of a photo has the same identity. */
export interface PhotoIdentity {
  /** The VIN has 17 upper-case characters. */
  readonly vin: string;
  /** Photos of a vehicle count from 0. */
  readonly position: number;
  /** The first 12 hex digits of the SHA-256 of the photo's source address are enough. */
  readonly addressHash: string;
}

export interface PhotoRendition extends PhotoIdentity {
  readonly widthPx: PhotoWidthPx;
  readonly format: PhotoFormat;
}

const FOLDER = "/img/p/";
const EXTENSIONS: Record<PhotoFormat, string> = { webp: "webp", jpeg: "jpg" };

/** The bytes at such an address never change: `/img/p/1FTFW1E50PFA00001/0-3f9c0a1b2c4d-640.webp`. */
export function getPhotoAddress(rendition: PhotoRendition): string {
  return `${FOLDER}${rendition.vin}/${formatPhotoName(rendition)}`;
}

/** Every width is listed, or those up to `maxWidthPx`. */
export function formatPhotoSrcset(
  photo: PhotoIdentity,
  format: PhotoFormat,
  maxWidthPx = Infinity,
): string {
  return PHOTO_WIDTHS_PX.filter((widthPx) => widthPx <= maxWidthPx)
    .map(
      (widthPx) =>
        `${getPhotoAddress({ ...photo, widthPx, format })} ${widthPx}w`,
    )
    .join(", ");
}

/** An address that the site would not write gives null. */
export function parsePhotoName(
  vin: string,
  name: string,
): PhotoRendition | null {
  const match = /^(\d{1,3})-([0-9a-f]{12})-(\d{3,4})\.(webp|jpg)$/.exec(name);
  const widthPx = PHOTO_WIDTHS_PX.find((value) => String(value) === match?.[3]);
  const format = PHOTO_FORMATS.find(
    (value) => EXTENSIONS[value] === match?.[4],
  );
  const addressHash = match?.[2];
  if (!addressHash || !widthPx || !format || !isVinShaped(vin)) return null;
  const position = Number(match[1]);
  const rendition = { vin, position, addressHash, widthPx, format };
  return formatPhotoName(rendition) === name ? rendition : null;
}

/** Only the shape matters: it may stand in an address and in a file name. */
export function isVinShaped(vin: string): boolean {
  return /^[A-Z0-9]{17}$/.test(vin);
}

function formatPhotoName(rendition: PhotoRendition): string {
  const { position, addressHash, widthPx, format } = rendition;
  return `${position}-${addressHash}-${widthPx}.${EXTENSIONS[format]}`;
}
