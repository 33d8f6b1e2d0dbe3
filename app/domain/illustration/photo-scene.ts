import { CARD_FRAME, drawForecourt } from "./crops.ts";
import { drawVehicle, getDrawnVehicle } from "./draw-vehicle.ts";
import type { IllustrationPicture } from "./illustration-address.ts";
import { drawLot } from "./places/lot.ts";
import { drawStudioRoom } from "./places/studio-room.ts";
import { FRAME, type ViewName } from "./views.ts";

/** Where the car of an illustrated photo stands. `cutout` is the forecourt of the site's own pages. */
export const PHOTO_PLACES = ["lot", "dusk", "studio", "cutout"] as const;
export type PhotoPlace = (typeof PHOTO_PLACES)[number];

export interface PhotoScene {
  readonly picture: IllustrationPicture;
  readonly place: PhotoPlace;
}

/** A camera's shape; the middle 16:9 of it is what cards show. */
export const PHOTO_SIZE = { width: 1600, height: 1066 };
const CARD_TOP = (PHOTO_SIZE.height - FRAME.height) / 2;

/** Half the width of the shade on the ground, in pixels. */
const SHADOWS: Readonly<Record<ViewName, number>> = {
  "profile-left": 720,
  "profile-right": 720,
  front: 340,
  rear: 340,
  wheel: 1_100,
  dashboard: 0,
};

/** It is painted to a JPEG, and never sent as SVG. */
export function drawPhotoScene({ picture, place }: PhotoScene): string {
  if (place === "cutout") return drawCutout(picture);
  const { width, height } = PHOTO_SIZE;
  const isCloseUp = picture.view === "wheel";
  const isInside = picture.view === "dashboard";
  const ground = isCloseUp ? 800 : FRAME.ground;
  const backdrop =
    place === "studio" ? drawStudioRoom(ground) : drawLot(place, ground);
  const car = drawCar(picture, `0 0 ${FRAME.width} ${FRAME.height}`, {
    width: FRAME.width,
    height: FRAME.height,
  });
  // The inside and the wheel fill the frame.
  const fill = isInside || isCloseUp ? height / FRAME.height : 1;
  const shift = `translate(${(width - width * fill) / 2} ${fill === 1 ? CARD_TOP : 0}) scale(${fill})`;
  const mirrored =
    isInside || isCloseUp
      ? ""
      : `<g mask="url(#fade)" opacity="${place === "lot" ? 0.16 : 0.42}" filter="url(#soft)"><use href="#car" transform="matrix(1 0 0 -1 0 ${ground * 2})"/></g>`;
  const shadow = isInside
    ? ""
    : `<ellipse cx="800" cy="${ground + 2}" rx="${SHADOWS[picture.view]}" ry="${isCloseUp ? 60 : 30}" fill="url(#shade)" opacity=".62"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="fading" x1="0" x2="0" y1="${ground}" y2="${ground + 190}" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="${ground}" width="1600" height="400"><rect y="${ground}" width="1600" height="400" fill="url(#fading)"/></mask>
<filter id="soft" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="3 6"/></filter>
<radialGradient id="shade"><stop stop-color="#06080b"/><stop offset=".6" stop-color="#06080b" stop-opacity=".7"/><stop offset="1" stop-color="#06080b" stop-opacity="0"/></radialGradient>
<radialGradient id="corners" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity="${place === "lot" ? 0.28 : 0.45}"/></radialGradient>
<g id="car">${car}</g></defs>
<g transform="${shift}">${isInside ? "" : backdrop}${shadow}${mirrored}<use href="#car"/></g>
<rect width="${width}" height="${height}" fill="url(#corners)"/></svg>`;
}

function drawCar(
  picture: IllustrationPicture,
  viewBox: string,
  size: { readonly width: number; readonly height: number },
): string {
  return drawVehicle({
    ...getDrawnVehicle(picture),
    id: "photo-",
    viewBox,
    size,
  });
}

/** The car alone on the forecourt of the site's own pages: the middle of it is the card, wheels on the ground line. */
function drawCutout(picture: IllustrationPicture): string {
  const { width, height } = PHOTO_SIZE;
  const { x, y, ...card } = CARD_FRAME;
  const beyond = (card.width * (height / width) - card.height) / 2;
  const viewBox = [x, y - beyond, card.width, card.height + 2 * beyond];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(" ")}">${drawForecourt(beyond)}${drawCar(picture, `0 0 ${FRAME.width} ${FRAME.height}`, FRAME)}</svg>`;
}
