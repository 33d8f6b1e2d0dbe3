import { BODY_STYLES, COLOR_FAMILIES } from "#app/domain/vehicle/vehicle.ts";
import { BODIES, SHAPES } from "./bodies/bodies.ts";
import { CROPS, type Crop } from "./crops.ts";
import { DRAWINGS_FOLDER } from "./drawings-folder.ts";
import { VARIANT_COUNT, type Illustration } from "./illustration.ts";
import { PAINT_KEYS } from "./paints.ts";
import { VIEW_NAMES, type ViewName } from "./views.ts";

export interface IllustrationPicture extends Illustration {
  readonly view: ViewName;
  readonly crop: Crop;
}

const DEFAULT_VIEW: ViewName = "profile-left";
const INSIDE_VIEW: ViewName = "dashboard";
const DEFAULT_CROP: Crop = "card";

/**
 * `/img/v/<version>/suvs-navy-4711-rear-hero.svg`, or `…/suvs-small-navy-4711.svg`; the usual shape, left profile and card crop
 * are defaults and left out. Only the view of the
 * inside names its color: `sedans-red-7-dashboard-in-beige.svg`.
 */
export function getIllustrationAddress(
  illustration: Illustration,
  view: ViewName = DEFAULT_VIEW,
  { crop = DEFAULT_CROP }: { readonly crop?: Crop } = {},
): string {
  return (
    DRAWINGS_FOLDER + formatIllustrationName({ ...illustration, view, crop })
  );
}

/** First screens, slides and cards show the wide picture. */
export function getHeroAddress(illustration: Illustration): string {
  return getIllustrationAddress(illustration, DEFAULT_VIEW, { crop: "hero" });
}

/** Where pictures are decoration, the cars take turns. */
export function getHeroAddressInTurn(
  cars: readonly [Illustration, ...Illustration[]],
  at: number,
): string {
  return getHeroAddress(cars[at % cars.length] ?? cars[0]);
}

export function formatIllustrationName(picture: IllustrationPicture): string {
  const { bodystyle, shape, paintKey, variant, view, crop, interior } = picture;
  const parts: string[] = [bodystyle];
  if (shape !== undefined) parts.push(shape);
  parts.push(paintKey, String(variant));
  if (view !== DEFAULT_VIEW) parts.push(view);
  if (view === INSIDE_VIEW && interior !== undefined)
    parts.push("in", interior);
  if (crop !== DEFAULT_CROP) parts.push(crop);
  return `${parts.join("-")}.svg`;
}

/** A name that the site would not write gives null. */
export function parseIllustrationName(
  name: string,
): IllustrationPicture | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const bodystyle = BODY_STYLES.find((value) => value === match[1]);
  const shape = NAMED_SHAPES.find((value) => value === match[2]);
  const paintKey = PAINT_KEYS.find((value) => value === match[3]);
  const view = VIEW_NAMES.find((value) => value === (match[5] ?? DEFAULT_VIEW));
  const interior = COLOR_FAMILIES.find((value) => value === match[6]);
  const crop = CROPS.find((value) => value === (match[7] ?? DEFAULT_CROP));
  const variant = Number(match[4]);
  if (bodystyle && shape && !BODIES[bodystyle][shape]) return null;
  if (!bodystyle || !paintKey || !view || !crop || variant >= VARIANT_COUNT) {
    return null;
  }
  const picture = {
    bodystyle,
    ...(shape !== undefined && { shape }),
    paintKey,
    variant,
    view,
    crop,
    ...(interior !== undefined && { interior }),
  };
  // One picture has one address, so "007" and a spelled-out default are refused.
  return formatIllustrationName(picture) === name ? picture : null;
}

/** Link previews, e-mail and structured data show no SVG. */
export function getIllustrationJpegAddress(illustration: Illustration): string {
  const picture = { ...illustration, ...JPEG_PICTURE };
  return (
    DRAWINGS_FOLDER + formatIllustrationName(picture).replace(/svg$/, "jpg")
  );
}

/** A name that the site would not write gives null. */
export function parseIllustrationJpegName(
  name: string,
): IllustrationPicture | null {
  if (!name.endsWith(".jpg")) return null;
  const picture = parseIllustrationName(name.replace(/jpg$/, "svg"));
  const isOurs =
    picture?.view === JPEG_PICTURE.view && picture.crop === JPEG_PICTURE.crop;
  return isOurs ? picture : null;
}

/** The JPEG is used outside the site, so it carries words that say it is an illustration. */
const JPEG_PICTURE = { view: DEFAULT_VIEW, crop: "photo-pending" } as const;

const NAMED_SHAPES = SHAPES.filter((shape) => shape !== "usual");

const NAME = new RegExp(
  `^([a-z]+)(?:-(${NAMED_SHAPES.join("|")}))?-([a-z]+)-(\\d{1,4})(?:-(${VIEW_NAMES.join("|")}))?(?:-in-(${COLOR_FAMILIES.join("|")}))?(?:-(${CROPS.join("|")}))?\\.svg$`,
);
