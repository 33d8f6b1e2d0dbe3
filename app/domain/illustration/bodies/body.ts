import type { Point } from "#app/domain/illustration/pen/geometry.ts";

/** Lower end, upper end. */
export type Pillar = readonly [Point, Point];

/** x at the top, x at the bottom, width. */
export type SidePillar = readonly [head: number, foot: number, width: number];

/** x at the nose or tail, y low, x inboard, y high, rise of the inboard end. */
export type LampFrame = readonly [
  outer: number,
  low: number,
  inner: number,
  high: number,
  rise?: number,
];

/** Half widths and heights for the front and rear elevations. */
interface Face {
  readonly half: number;
  readonly roofHalf: number;
  readonly roof: number;
  readonly belt: number;
  readonly hood: number;
  readonly nose: number;
  /** Top of the windscreen where the roof goes on above it. */
  readonly glassTop?: number;
}

/**
 * A vehicle's shape in centimetres: x runs back from the front bumper, y up from the road, so that body styles keep
 * their true relative size and every number can be checked against a specification sheet.
 */
export interface Body {
  readonly axles: readonly [front: number, rear: number];
  /** Outer radius. */
  readonly tire: number;
  readonly sill: number;
  readonly belt: number;
  /** Black plastic round the wheel arches and along the sill. */
  readonly clad?: boolean;
  readonly upright?: boolean;
  readonly cargo?: boolean;
  /** No roof. */
  readonly open?: boolean;
  /** A tailgate with a wiper on its window. */
  readonly hatch?: boolean;
  readonly offersPrivacyGlass?: boolean;
  readonly offersBlackRoof?: boolean;
  /** x where a pickup's bed begins. */
  readonly bed?: number;
  /** Front chin, up over the roof, down to the rear chin; sill and wheel arches close it. */
  readonly outline: readonly Point[];
  /** Side edge of the windscreen; of a sloping rear window likewise. */
  readonly windscreen?: Pillar | null;
  readonly backlight?: Pillar | null;
  /** Side window opening. */
  readonly glass: readonly Point[] | null;
  readonly pillars: readonly SidePillar[];
  /** x of each backrest. */
  readonly seats: readonly number[];
  /** Shut lines. */
  readonly doors: readonly (readonly Point[])[];
  /** x of the front end of each. */
  readonly handles: readonly number[];
  readonly slideRail?: readonly Point[];
  readonly crease: readonly Point[];
  readonly hoodLine: readonly Point[];
  readonly rearCut: readonly Point[];
  readonly headlamp: LampFrame;
  readonly taillamp: LampFrame;
  /** Upright at the corners rather than across the tailgate. */
  readonly hasTallTaillamps?: boolean;
  readonly fuelDoor?: readonly [x: number, y: number];
  readonly rails?: readonly [Point, Point];
  readonly face: Face;
}
