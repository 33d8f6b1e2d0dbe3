import type { Drivetrain } from "#app/domain/vehicle/vehicle.ts";

/** The first match wins. */
const DRIVETRAIN_WORDS: readonly (readonly [RegExp, Drivetrain])[] = [
  [
    /\bawd\b|all[\s-]?wheel|allwheel|quattro|4matic|\bxdrive|4motion|\bsh-?awd|e-?4orce|\be-?awd\b/i,
    "awd",
  ],
  // Four-wheel drive may be full-time or part-time: "FT4WD", "4x4FT", "PT4".
  [
    /\b(?:[fp]t)?(?:4wd|4 ?x ?4|4-wd)(?:[fp]t)?\b|\b[fp]t4\b|(four|4)[\s-]?wheel|fourwheel|\b4xe\b/i,
    "4wd",
  ],
  [/\bfwd\b|front[\s-]?wheel|frontwheel/i, "fwd"],
  [/\brwd\b|rear[\s-]?wheel|rearwheel/i, "rwd"],
];
/** The words name two driven wheels; which ones depends on the vehicle. */
const TWO_WHEELS = /\b(2wd|4 ?x ?2|two[\s-]?wheel)\b/i;

/**
 * It reads "Front-wheel Drive", "4X4" and "AllWheelDriveConfiguration"; it is null when the words name no drivetrain.
 */
export function parseDrivetrain(
  text: string,
  isTruck = false,
): Drivetrain | null {
  const found = DRIVETRAIN_WORDS.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return found[1];
  return isTruck && TWO_WHEELS.test(text) ? "rwd" : null;
}
