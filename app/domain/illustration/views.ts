import { drawDashboardView } from "#app/domain/illustration/parts/dashboard.ts";
import {
  drawElevation,
  drawElevationDefinitions,
} from "#app/domain/illustration/parts/elevation.ts";
import { round } from "#app/domain/illustration/pen/geometry.ts";
import { drawProfile } from "#app/domain/illustration/parts/profile.ts";
import { drawProfileDefinitions } from "#app/domain/illustration/parts/profile-definitions.ts";
import type { Art, Scene } from "#app/domain/illustration/parts/scene.ts";

export const VIEW_NAMES = [
  "profile-left",
  "profile-right",
  "front",
  "rear",
  "wheel",
  "dashboard",
] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/** Numbers are the pixels of the whole drawing, and pixels per centimeter. */
export const FRAME = {
  width: 1600,
  height: 900,
  ground: 700,
  profileScale: 2.5,
  elevationScale: 2.75,
};

export const VIEWS: Record<ViewName, (scene: Scene) => Art> = {
  "profile-left": (scene) => drawSideView(scene, false),
  "profile-right": (scene) => drawSideView(scene, true),
  front: (scene) => drawElevationView(scene, false),
  rear: (scene) => drawElevationView(scene, true),
  wheel: drawWheelView,
  dashboard: drawDashboardView,
};

// This is the only filter: a blur under the vehicle.
const drawShadowFilter = (id: string): string =>
  `<filter id="${id}blur" x="-5%" y="-200%" width="110%" height="500%"><feGaussianBlur stdDeviation="3.2"/></filter>`;

// Centimeters with y up become pixels with y down.
const scaleToPixels = (
  art: string,
  scale: number,
  left: number,
  ground = FRAME.ground,
): string =>
  `<g stroke-linecap="round" stroke-linejoin="round" transform="matrix(${round(scale * 10) / 10} 0 0 ${-round(scale * 10) / 10} ${round(left)} ${ground})">${art}</g>`;

/** All stand in one scale, but what would not fit is drawn smaller. */
export const getProfileScale = (lengthCentimeters: number): number =>
  Math.min(FRAME.profileScale, (FRAME.width - 230) / lengthCentimeters);

function drawSideView(scene: Scene, facesRight: boolean): Art {
  const scale = getProfileScale(scene.end);
  const left = (FRAME.width - scene.end * scale) / 2;
  const art = scaleToPixels(drawProfile(scene), scale, left);
  return {
    defs: drawShadowFilter(scene.id) + drawProfileDefinitions(scene),
    art: facesRight ? `<g transform="matrix(-1 0 0 1 1600 0)">${art}</g>` : art,
  };
}

// The side view is moved until the front wheel fills the frame.
function drawWheelView(scene: Scene): Art {
  const scale = 760 / (scene.body.tire * 2 + 22);
  const left = FRAME.width / 2 - (scene.front + 8) * scale;
  return {
    defs: drawShadowFilter(scene.id) + drawProfileDefinitions(scene),
    art: scaleToPixels(drawProfile(scene), scale, left, 800),
  };
}

function drawElevationView(scene: Scene, isRear: boolean): Art {
  const art = scaleToPixels(
    drawElevation(scene, isRear),
    Math.min(FRAME.elevationScale, 650 / scene.top),
    FRAME.width / 2,
  );
  return {
    defs: drawShadowFilter(scene.id) + drawElevationDefinitions(scene),
    art,
  };
}
