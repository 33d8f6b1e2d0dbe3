import type { BodyStyle, ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { Body } from "#app/domain/illustration/bodies/body.ts";
import { getBody, type Shape } from "#app/domain/illustration/bodies/bodies.ts";
import { LAMPS, type LampSet } from "./lamps.ts";
import { AERO_WHEELS, WHEELS, type WheelDesign } from "./wheels.ts";

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

interface LookChoices {
  readonly shape?: Shape | undefined;
  readonly interior?: ColorFamily | undefined;
}

/** Each choice has its own salt, so that adding one never reshuffles the others. */
export function chooseLook(
  bodystyle: BodyStyle,
  variant: number,
  { shape, interior }: LookChoices = {},
): Look {
  const body = getBody(bodystyle, shape);
  return {
    body,
    wheel: pickFrom(variant, 2, getWheelChoices(body)),
    hasDarkWheels: !body.cargo && pick(variant, 3, 4) === 0,
    lamps: pickFrom(variant, 4, body.upright ? LAMPS.slice(1) : LAMPS),
    hasChrome: !body.cargo && !body.isElectric && pick(variant, 5, 5) < 2,
    hasRails: body.rails !== undefined && pick(variant, 6, 3) > 0,
    hasPrivacyGlass:
      body.offersPrivacyGlass === true && pick(variant, 7, 3) > 0,
    hasBlackRoof:
      body.hasSoftTop === true ||
      (body.offersBlackRoof === true && pick(variant, 8, 8) === 0),
    upholstery:
      interior === undefined ? UNKNOWN_UPHOLSTERY : UPHOLSTERY[interior],
  };
}

function getWheelChoices(body: Body): readonly WheelDesign[] {
  if (body.cargo) return WHEELS.slice(4);
  return body.isElectric ? AERO_WHEELS : WHEELS;
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
