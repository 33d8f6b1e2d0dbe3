import type { Body } from "#app/domain/illustration/bodies/body.ts";
import type { Look } from "./look.ts";
import type { Measures } from "#app/domain/illustration/bodies/measures.ts";
import type { PaintTones } from "#app/domain/illustration/pen/paint-tones.ts";

export interface Scene extends Measures {
  /** Every id in the drawing begins with it. */
  readonly id: string;
  /** Paint servers and clip paths are named by it. */
  readonly ref: (name: string) => string;
  readonly body: Body;
  readonly look: Look;
  readonly tones: PaintTones;
}

export interface Art {
  readonly defs: string;
  readonly art: string;
}
