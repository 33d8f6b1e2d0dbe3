import type { Body } from "./body.ts";
import type { Look } from "./look.ts";
import type { Measures } from "./measures.ts";
import type { PaintTones } from "./paint-tones.ts";

/** All that one drawing is made from. */
export interface Scene extends Measures {
  /** Prefix of every id in the drawing. */
  readonly id: string;
  /** Reference to a paint server or clip path of this drawing. */
  readonly ref: (name: string) => string;
  readonly body: Body;
  readonly look: Look;
  readonly tones: PaintTones;
}

export interface Art {
  /** Inside `<defs>`. */
  readonly defs: string;
  readonly art: string;
}
