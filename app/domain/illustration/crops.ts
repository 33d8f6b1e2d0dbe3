import type { Body } from "./bodies/body.ts";
import { measure } from "#app/domain/illustration/bodies/measures.ts";
import { FRAME, getProfileScale, type ViewName } from "./views.ts";

/**
 * `card` serves cards and galleries at 16:9, where the page paints wall and floor. `hero` is wide and close, and the
 * page paints them too. `photo-pending` brings wall, floor and the words that photos are coming along.
 */
export const CROPS = ["card", "hero", "photo-pending"] as const;
export type Crop = (typeof CROPS)[number];

const PHOTO_PENDING_CAPTION = "Illustration. Photos coming soon.";

const CARD_SIZE = { width: 1520, height: 854 };
const CARD_START = { x: 40, y: -14 };
/** What a card shows of the whole drawing. */
export const CARD_FRAME = { ...CARD_START, ...CARD_SIZE };

export const CROP_SIZES: Record<Crop, { width: number; height: number }> = {
  card: CARD_SIZE,
  hero: { width: 1300, height: 510 },
  "photo-pending": CARD_SIZE,
};

/** Pages paint this behind a drawing; the floor begins at a share of the height. */
export const FORECOURT = { wall: "#f3f5f2", floor: "#e6eae5", horizon: 0.745 };

/** It goes on above and below the card by `beyond`. */
export function drawForecourt(beyond = 0): string {
  const { x, y, width, height } = CARD_FRAME;
  const floor = y + Math.round(height * FORECOURT.horizon);
  return `<path d="M${x} ${y - beyond}h${width}V${floor}h${-width}Z" fill="${FORECOURT.wall}"/><path d="M${x} ${floor}h${width}V${y + height + beyond}h${-width}Z" fill="${FORECOURT.floor}"/>`;
}

/**
 * The words stand at the left foot: at the right one a page says that a photo is illustrated, also while this drawing
 * stands for it. On a close-up they need paper under them.
 */
export function drawPhotoPendingCaption(view: ViewName): string {
  const left = CARD_START.x + 36;
  const foot = CARD_START.y + CARD_SIZE.height - 30;
  const isCloseUp = view === "wheel" || view === "dashboard";
  const paper = isCloseUp
    ? `<rect x="${left - 24}" y="${foot - 50}" width="684" height="68" rx="12" fill="#fff"/>`
    : "";
  return `${paper}<text x="${left}" y="${foot}" fill="#434d50" font-family="Figtree,Arial,Helvetica,sans-serif" font-size="40">${PHOTO_PENDING_CAPTION}</text>`;
}

export function getViewBox(crop: Crop, body: Body, view: ViewName): string {
  if (crop === "hero") return getHeroViewBox(body, view);
  return `${CARD_START.x} ${CARD_START.y} ${CARD_SIZE.width} ${CARD_SIZE.height}`;
}

/**
 * Cars fill the picture; a vehicle longer or taller than a car gets a larger crop of the same shape, so that it fits.
 */
function getHeroViewBox(body: Body, view: ViewName): string {
  const { width, height } = CROP_SIZES.hero;
  const needed = getSize(body, view);
  const scale = Math.max(
    1,
    (needed.height + HERO_BOTTOM - FRAME.ground + ROOM_ABOVE) / height,
    (needed.width + 2 * ROOM_BESIDE) / width,
  );
  const cutWidth = Math.round(width * scale);
  const cutHeight = Math.round(height * scale);
  return `${Math.round((FRAME.width - cutWidth) / 2)} ${HERO_BOTTOM - cutHeight} ${cutWidth} ${cutHeight}`;
}

const HERO_BOTTOM = 745;

/** These pixels leave room for roof rails, and for the shadow at both ends. */
const ROOM_ABOVE = 40;
const ROOM_BESIDE = 30;

/**
 * It returns the pixels that a body takes, and nothing for a view that fills its frame anyway.
 */
function getSize(
  body: Body,
  view: ViewName,
): { width: number; height: number } {
  const { end, top } = measure(body);
  switch (view) {
    case "wheel":
    case "dashboard":
      return { width: 0, height: 0 };
    case "front":
    case "rear":
      return { width: 0, height: top * FRAME.elevationScale };
    default: {
      const scale = getProfileScale(end);
      return { width: end * scale, height: top * scale };
    }
  }
}
