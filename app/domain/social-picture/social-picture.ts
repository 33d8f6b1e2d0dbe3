import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { ColorSteps } from "#app/domain/theme/theme-styles.ts";
import { isVinShaped } from "#app/domain/vehicle-photo/photo-address.ts";

interface Branding {
  readonly siteName: string;
  readonly colors: Pick<ColorSteps, "bar" | "text">;
}

/** The gate for an unknown visitor was passed. */
export interface VehicleSocialPicture extends Branding {
  readonly kind: "vehicle";
  /** Says "Used 2021". */
  readonly eyebrow: string;
  /** Says "Honda CR-V". */
  readonly name: string;
  /** Says "EX-L". */
  readonly trim: string | null;
  /** Says "31,204 mi". */
  readonly miles: string | null;
  /** It is null while the price is locked, and where the dealer gives none. */
  readonly price: {
    readonly amount: string;
    /** The note says what the amount includes and excludes, so it is always shown with the amount. */
    readonly note: string;
  } | null;
  /** Says "Aurora, IL". */
  readonly place: string | null;
  readonly illustration: Illustration;
  /** The address hash names the first photo. */
  readonly photo: { readonly vin: string; readonly addressHash: string } | null;
}

/** This picture stands for every page that is about no single vehicle. */
export interface SiteSocialPicture extends Branding {
  readonly kind: "site";
  readonly description: string;
  /** Says "Aurora, Illinois". */
  readonly place: string;
  readonly illustrations: readonly Illustration[];
}

export type SocialPicture = VehicleSocialPicture | SiteSocialPicture;

/** Every program that shows link previews accepts this size without cropping. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };

const FOLDER = "/social/";
const SITE_FOLDER = "site";
const NAME = /^\/social\/([A-Za-z0-9]+)\/([0-9a-f]{12})\.jpg$/;

export interface SocialPictureName {
  /** The whole site's picture has no VIN. */
  readonly vin: string | null;
  /** 12 hex digits hash everything that the picture shows. */
  readonly hash: string;
}

/** Bytes at `/social/1FTFW1E50PFA00001/3f9c0a1b2c4d.jpg` and `/social/site/3f9c0a1b2c4d.jpg` never change. */
export function getSocialPictureAddress({
  vin,
  hash,
}: SocialPictureName): string {
  return `${FOLDER}${vin ?? SITE_FOLDER}/${hash}.jpg`;
}

/** An address that the site would not write gives null. */
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
