import type { Body } from "#app/domain/illustration/bodies/body.ts";
import type { Look } from "./look.ts";
import type { Measures } from "#app/domain/illustration/bodies/measures.ts";
import type { PaintTones } from "#app/domain/illustration/pen/paint-tones.ts";

/** The scene holds everything that one drawing is made from. */
export interface Scene extends Measures {
  /** It is the prefix of every id in the drawing. */
  readonly id: string;
  /** It refers to a paint server or clip path of this drawing. */
  readonly ref: (name: string) => string;
  readonly body: Body;
  readonly look: Look;
  readonly tones: PaintTones;
}

export interface Art {
  /** This markup goes inside `<defs>`. */
  readonly defs: string;
  readonly art: string;
}
