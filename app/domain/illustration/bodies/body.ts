import type { Point } from "#app/domain/illustration/pen/geometry.ts";

/** A line runs straight from one end to the other. */
export type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** The numbers are x at the top, x at the bottom, and the width. */
export type SidePillar = readonly [head: number, foot: number, width: number];

/** The numbers are x at the nose or tail, y low, x inboard, y high, and the rise of the inboard end. */
export type LampFrame = readonly [
  outer: number,
  low: number,
  inner: number,
  high: number,
  rise?: number,
];

/** These half widths and heights serve the front and rear elevations. */
interface Face {
  readonly half: number;
  readonly roofHalf: number;
  readonly roof: number;
  readonly belt: number;
  readonly hood: number;
  readonly nose: number;
  /** The windshield ends here where the roof continues above it. */
  readonly glassTop?: number;
}

/**
 * Centimeters keep the true relative size and can be checked against a specification sheet: x runs back from the front
 * bumper, y up from the road.
 */
export interface Body {
  readonly axles: readonly [front: number, rear: number];
  /** The radius is the outer one. */
  readonly tire: number;
  readonly sill: number;
  readonly belt: number;
  readonly clad?: boolean;
  readonly upright?: boolean;
  readonly cargo?: boolean;
  readonly open?: boolean;
  /** The tailgate has a wiper on its window. */
  readonly hatch?: boolean;
  readonly offersPrivacyGlass?: boolean;
  readonly offersBlackRoof?: boolean;
  readonly bed?: number;
  /** The outline runs from the front chin over the roof to the rear chin; sill and wheel arches close it. */
  readonly outline: readonly Point[];
  /** It is the side edge of the windshield; `backlight` is that of a sloping rear window. */
  readonly windscreen?: Line | null;
  readonly backlight?: Line | null;
  /** It is the opening of the side window. */
  readonly glass: readonly Point[] | null;
  readonly pillars: readonly SidePillar[];
  /** Each x is a backrest. */
  readonly seats: readonly number[];
  readonly doors: readonly (readonly Point[])[];
  /** Each x is a handle's front end. */
  readonly handles: readonly number[];
  readonly slideRail?: readonly Point[];
  readonly crease: readonly Point[];
  readonly hoodLine: readonly Point[];
  readonly rearCut: readonly Point[];
  readonly headlamp: LampFrame;
  readonly taillamp: LampFrame;
  /** The taillamps stand upright at the corners instead of running across the tailgate. */
  readonly hasTallTaillamps?: boolean;
  readonly fuelDoor?: readonly [x: number, y: number];
  readonly rails?: Line;
  readonly face: Face;
}
