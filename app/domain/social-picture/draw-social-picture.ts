import { getBody } from "#app/domain/illustration/bodies/bodies.ts";
import {
  CROP_SIZES,
  FORECOURT,
  getViewBox,
} from "#app/domain/illustration/crops.ts";
import { drawVehicle } from "#app/domain/illustration/draw-vehicle.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import { PAINTS } from "#app/domain/illustration/paints.ts";
import { SURFACE } from "#app/domain/theme/theme-styles.ts";
import {
  fitWords,
  type FittedWords,
  type Lettering,
  type LetterStyle,
  type Room,
} from "./lettering.ts";
import {
  type SiteSocialPicture,
  SOCIAL_PICTURE_SIZE,
  type SocialPicture,
  type VehicleSocialPicture,
} from "./social-picture.ts";

/**
 * The version rises with every change of the layout, so that the new picture gets a new address; the vehicles in it have
 * their own.
 */
export const LAYOUT_VERSION = 2;

const INK = "#14191b";
const INK_2 = "#434d50";

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_SIZE;
const EDGE = 56;
/** The picture ends here and the words begin. */
const PICTURE_WIDTH = 708;
const WORDS_X = PICTURE_WIDTH + 44;
const WORDS_WIDTH = WIDTH - WORDS_X - EDGE;
const BAR_HEIGHT = 14;
const FLOOR_Y = 400;

/** `photo` is a data URL of the vehicle's photo; null draws the illustration. */
export function drawSocialPicture(
  picture: SocialPicture,
  photo: string | null,
  lettering: Lettering,
): string {
  const art =
    picture.kind === "vehicle"
      ? drawVehicleArt(picture, photo, lettering)
      : drawSiteArt(picture, lettering);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${art}<rect y="${HEIGHT - BAR_HEIGHT}" width="${WIDTH}" height="${BAR_HEIGHT}" fill="${picture.colors.bar}"/></svg>`;
}

function drawVehicleArt(
  picture: VehicleSocialPicture,
  photo: string | null,
  lettering: Lettering,
): string {
  const { colors, eyebrow, name, trim, miles, place } = picture;
  const details = [trim, miles].filter((it) => it !== null);
  const room = { widthPx: WORDS_WIDTH, minSizePx: 34 };
  const words = createColumn(WORDS_X, 74, lettering);
  const mostLines = picture.price === null ? 3 : 2;
  words.fit(eyebrow, [26, 700], { ...room, maxLines: 1 }, colors.text, 14);
  words.fit(name, [58, 800], { ...room, maxLines: mostLines }, INK, 20);
  for (const detail of details)
    words.fit(
      detail,
      [28, 500],
      { ...room, minSizePx: 22, maxLines: 1 },
      INK_2,
      8,
    );
  return [
    photo === null ? drawForecourt(picture.illustration) : drawPhoto(photo),
    words.art(),
    picture.price === null ? "" : drawSticker(picture.price, lettering),
    drawSignature(picture.siteName, place, colors.text, lettering),
  ].join("");
}

/** The price looks like every sum of money on the site: a window sticker, with what the sum includes below it. */
function drawSticker(
  { amount, note }: NonNullable<VehicleSocialPicture["price"]>,
  lettering: Lettering,
): string {
  const top = 378;
  const height = 128;
  const fitted = fitWords(
    note,
    { sizePx: 19, weight: 500 },
    { widthPx: WORDS_WIDTH - 44, maxLines: 1, minSizePx: 14 },
    lettering,
  );
  return [
    `<rect x="${WORDS_X}" y="${top}" width="${WORDS_WIDTH}" height="${height}" rx="10" fill="#fff" stroke="${INK}" stroke-width="2"/>`,
    drawLine(
      amount,
      { sizePx: 62, weight: 800 },
      WORDS_X + 22,
      top + 70,
      INK,
      lettering,
    ),
    fitted.lines
      .map((it) =>
        drawLine(it, fitted.style, WORDS_X + 22, top + 104, INK_2, lettering),
      )
      .join(""),
  ].join("");
}

function drawSignature(
  siteName: string,
  place: string | null,
  color: string,
  lettering: Lettering,
): string {
  const room = { widthPx: WORDS_WIDTH, maxLines: 1, minSizePx: 18 };
  const from = createColumn(WORDS_X, place === null ? 566 : 544, lettering);
  from.fit(siteName, [26, 700], room, color, 8);
  if (place !== null) from.add([place], [20, 500], INK_2, 0);
  return from.art();
}

function drawSiteArt(
  { siteName, description, place, colors, illustrations }: SiteSocialPicture,
  lettering: Lettering,
): string {
  const widthPx = WIDTH - 2 * EDGE;
  const words = createColumn(EDGE, 112, lettering);
  const nameRoom = { widthPx, maxLines: 1, minSizePx: 44 };
  words.fit(siteName, [84, 800], nameRoom, INK, 22);
  const room = { widthPx, maxLines: 2, minSizePx: 24 };
  words.fit(description, [32, 500], room, INK_2, 18);
  words.add([place], [24, 700], colors.text, 0);
  const carWidth = 404;
  const step = (WIDTH - carWidth) / Math.max(1, illustrations.length - 1);
  const floor = 480;
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${SURFACE}"/>`,
    `<rect y="${floor}" width="${WIDTH}" height="${HEIGHT - floor}" fill="${FORECOURT.floor}"/>`,
    ...illustrations.map((it, at) =>
      drawCar(it, step * at, 388, carWidth, `c${at}`),
    ),
    words.art(),
  ].join("");
}

function drawForecourt(illustration: Illustration): string {
  return [
    `<rect width="${PICTURE_WIDTH}" height="${HEIGHT}" fill="${SURFACE}"/>`,
    `<rect y="${FLOOR_Y}" width="${PICTURE_WIDTH}" height="${HEIGHT - FLOOR_Y}" fill="${FORECOURT.floor}"/>`,
    drawCar(illustration, 18, 186, PICTURE_WIDTH - 36, "c"),
  ].join("");
}

function drawPhoto(address: string): string {
  return `<image href="${address}" width="${PICTURE_WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"/>`;
}

function drawCar(
  illustration: Illustration,
  x: number,
  y: number,
  widthPx: number,
  id: string,
): string {
  const { bodystyle, shape, paintKey, variant } = illustration;
  const { width, height } = CROP_SIZES.hero;
  const drawn = drawVehicle({
    bodystyle,
    shape,
    paint: PAINTS[paintKey].hex,
    variant,
    view: "profile-left",
    id,
    viewBox: getViewBox("hero", getBody(bodystyle, shape), "profile-left"),
    size: { width: widthPx, height: (widthPx * height) / width },
  });
  return drawn.replace("<svg ", `<svg x="${x}" y="${y}" `);
}

type Letters = readonly [
  sizePx: LetterStyle["sizePx"],
  weight: LetterStyle["weight"],
];

/** The capitals of the first line end at `top`. */
function createColumn(x: number, top: number, lettering: Lettering) {
  const art: string[] = [];
  let y = top;
  function draw(
    { lines, style }: FittedWords,
    color: string,
    gapBelow: number,
  ): void {
    for (const text of lines) {
      y += style.sizePx;
      art.push(
        drawLine(text, style, x, y - style.sizePx * 0.28, color, lettering),
      );
      y += style.sizePx * 0.08;
    }
    y += gapBelow;
  }
  return {
    add: (
      lines: readonly string[],
      [sizePx, weight]: Letters,
      color: string,
      gapBelow: number,
    ) => draw({ lines, style: { sizePx, weight } }, color, gapBelow),
    fit: (
      text: string,
      [sizePx, weight]: Letters,
      room: Room,
      color: string,
      gapBelow: number,
    ) =>
      draw(
        fitWords(text, { sizePx, weight }, room, lettering),
        color,
        gapBelow,
      ),
    art: () => art.join(""),
  };
}

function drawLine(
  text: string,
  style: LetterStyle,
  x: number,
  baseline: number,
  color: string,
  lettering: Lettering,
): string {
  return `<path fill="${color}" d="${lettering.tracePath(text, style, x, baseline)}"/>`;
}
