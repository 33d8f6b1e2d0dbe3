import type { Body } from "./bodies/body.ts";
import { measure } from "#app/domain/illustration/bodies/measures.ts";
import { FRAME, getProfileScale, type ViewName } from "./views.ts";

/**
 * `card` serves cards and galleries at 16:9, where the page paints wall and floor. `hero` is wide and close, and the
 * page paints them too. `photo-pending` is the whole studio with the words that photos are coming.
 */
export const CROPS = ["card", "hero", "photo-pending"] as const;
export type Crop = (typeof CROPS)[number];

export const PHOTO_PENDING_CAPTION = "Illustration – photos coming soon";

export const CROP_SIZES: Record<Crop, { width: number; height: number }> = {
  card: { width: 1520, height: 854 },
  hero: { width: 1300, height: 510 },
  "photo-pending": { width: FRAME.width, height: FRAME.height },
};

export function getViewBox(crop: Crop, body: Body, view: ViewName): string {
  if (crop === "card") return "40 -14 1520 854";
  if (crop === "photo-pending") return `0 0 ${FRAME.width} ${FRAME.height}`;
  return getHeroViewBox(body, view);
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
