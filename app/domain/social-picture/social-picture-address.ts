import { isVinShaped } from "#app/domain/vehicle-photo/photo-address.ts";

/** Every program that shows link previews accepts this size without cropping. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

const FOLDER = "/social/";
const SITE_FOLDER = "site";
const NAME = /^\/social\/([A-Za-z0-9]+)\/([0-9a-f]{12})\.jpg$/;

export interface SocialPictureName {
  /** It is null for the picture that stands for the whole site. */
  readonly vin: string | null;
  /** It is 12 hex digits of a hash over everything that the picture shows. */
  readonly hash: string;
}

/**
 * The bytes at such an address never change: `/social/1FTFW1E50PFA00001/3f9c0a1b2c4d.jpg`,
 * `/social/site/3f9c0a1b2c4d.jpg`.
 */
export function getSocialPictureAddress({
  vin,
  hash,
}: SocialPictureName): string {
  return `${FOLDER}${vin ?? SITE_FOLDER}/${hash}.jpg`;
}

/** It is null for any address that the site would not write. */
export function parseSocialPictureAddress(
  pathname: string,
): SocialPictureName | null {
  const [, owner = "", hash = ""] = NAME.exec(pathname) ?? [];
  if (owner === SITE_FOLDER) return { vin: null, hash };
  return isVinShaped(owner) ? { vin: owner, hash } : null;
}

export function isBelowSocialPictures(pathname: string): boolean {
  return pathname.startsWith(FOLDER);
}
