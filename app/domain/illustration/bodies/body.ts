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

/** The numbers are the left and right ends, and the lower and upper edges. */
export type SidePanel = readonly [
  x0: number,
  x1: number,
  low: number,
  high: number,
];

/** The parts of a cabin without a roof. */
export interface OpenTop {
  readonly dash: readonly Point[];
  readonly steering: readonly Point[];
  readonly folded: readonly Point[];
  readonly windshield: readonly Point[];
  readonly frame: readonly Point[];
  readonly lining: readonly Point[];
}

/** These half widths and heights serve the front and rear elevations. */
export interface Face {
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
  /** No engine needs air: the front has no grille, the rear no exhaust and the side no fuel door. */
  readonly isElectric?: boolean;
  /** The roof is down. */
  readonly open?: OpenTop;
  /** The roof is of cloth. */
  readonly hasSoftTop?: boolean;
  /** A spare wheel hangs on the tailgate. */
  readonly hasSpare?: boolean;
  /** A trailer has no engine, lamps at the rear alone, and a drawbar. */
  readonly isTrailer?: boolean;
  /** Nothing but a cloth with a vehicle under it is seen. */
  readonly isCovered?: boolean;
  /** These panels are pressed into the side of a van, or are its windows. */
  readonly panels?: readonly SidePanel[];
  readonly hasPanelWindows?: boolean;
  /** A box of its own color stands behind the cab. */
  readonly box?: SidePanel;
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
