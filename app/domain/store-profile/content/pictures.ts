/** How large the site shows a picture at most, for screens of up to three pixels a point. */
export interface PictureSize {
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** It fills the frame, and what stands over is cut off. */
  readonly isCut?: true;
  /** Programs that show shared links do not all know WebP. */
  readonly format?: "jpeg";
}

export interface PictureKey {
  /** A star stands for each entry of a list. */
  readonly key: readonly string[];
  readonly size: PictureSize;
  /** People's portraits may stand at another host, which the content security policy then names; so may what only other sites show. */
  readonly isElsewhereAllowed?: true;
}

/** Every key of a profile that names a picture. Those of own pages stand in their Markdown. */
export const PICTURE_KEYS: readonly PictureKey[] = [
  { key: ["theme", "logo", "default"], size: { heightPx: 108 } },
  { key: ["theme", "logo", "inverse"], size: { heightPx: 108 } },
  { key: ["theme", "logo", "icon"], size: { heightPx: 90 } },
  { key: ["search", "bodyStyles", "*", "image"], size: { widthPx: 512 } },
  { key: ["storeGroup", "picture", "url"], size: { widthPx: 2000 } },
  { key: ["promotions", "*", "img"], size: { widthPx: 1600 } },
  {
    key: ["reviews", "*", "reviewerPhoto"],
    size: { widthPx: 120, heightPx: 120, isCut: true },
    isElsewhereAllowed: true,
  },
  {
    key: ["staff", "*", "imageUrl"],
    size: { widthPx: 480, heightPx: 480, isCut: true },
    isElsewhereAllowed: true,
  },
  {
    key: ["seo", "socialPicture"],
    size: { widthPx: 1200, heightPx: 630, isCut: true, format: "jpeg" },
    isElsewhereAllowed: true,
  },
];

/** Pictures in the text of an own page. */
export const TEXT_PICTURE_SIZE: PictureSize = { widthPx: 1600 };

/** Pictures of the profile are answered below this path. */
export const PROFILE_PICTURES_PATH = "/profile-pictures/";
