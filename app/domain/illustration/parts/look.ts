import type { BodyStyle, ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { Body } from "#app/domain/illustration/bodies/body.ts";
import { BODIES } from "#app/domain/illustration/bodies/bodies.ts";
import { LAMPS, type LampSet } from "./lamps.ts";
import { WHEELS, type WheelDesign } from "./wheels.ts";

/** The look tells two vehicles of one body style and paint apart. */
export interface Look {
  readonly body: Body;
  readonly wheel: WheelDesign;
  readonly hasDarkWheels: boolean;
  readonly lamps: LampSet;
  readonly hasChrome: boolean;
  readonly hasRails: boolean;
  readonly hasPrivacyGlass: boolean;
  readonly hasBlackRoof: boolean;
  readonly upholstery: string;
}

const BODY_SALT = 1;
/** Nobody gave the color: graphite says the least (Assumption A156). */
const UNKNOWN_UPHOLSTERY = "#3a3d42";
const UPHOLSTERY: Readonly<Record<ColorFamily, string>> = {
  black: "#24262a",
  white: "#e3e1db",
  gray: "#6c7177",
  silver: "#a8acb0",
  blue: "#2d3f5e",
  red: "#7a2529",
  green: "#38503f",
  brown: "#6b4a34",
  beige: "#bba98b",
  orange: "#9b5628",
  yellow: "#b59b41",
  gold: "#a48a4f",
  purple: "#4d3857",
};

/** Each choice has its own salt, so that adding one never reshuffles the others. */
export function chooseLook(
  bodystyle: BodyStyle,
  variant: number,
  interior?: ColorFamily,
): Look {
  const body = pickFrom(variant, BODY_SALT, BODIES[bodystyle]);
  return {
    body,
    wheel: pickFrom(variant, 2, body.cargo ? WHEELS.slice(4) : WHEELS),
    hasDarkWheels: !body.cargo && pick(variant, 3, 4) === 0,
    lamps: pickFrom(variant, 4, body.upright ? LAMPS.slice(1) : LAMPS),
    hasChrome: !body.cargo && pick(variant, 5, 5) < 2,
    hasRails: body.rails !== undefined && pick(variant, 6, 3) > 0,
    hasPrivacyGlass:
      body.offersPrivacyGlass === true && pick(variant, 7, 3) > 0,
    hasBlackRoof: body.offersBlackRoof === true && pick(variant, 8, 8) === 0,
    upholstery:
      interior === undefined ? UNKNOWN_UPHOLSTERY : UPHOLSTERY[interior],
  };
}

export function getBodyPosition(bodystyle: BodyStyle, variant: number): number {
  return pick(variant, BODY_SALT, BODIES[bodystyle].length);
}

function pickFrom<T>(variant: number, salt: number, choices: readonly T[]): T {
  const choice = choices[pick(variant, salt, choices.length)];
  if (choice === undefined) throw new RangeError("Nothing to choose from");
  return choice;
}

function pick(variant: number, salt: number, count: number): number {
  let bits = Math.imul((variant | 0) + salt * 0x9e3779b1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) % count;
}
