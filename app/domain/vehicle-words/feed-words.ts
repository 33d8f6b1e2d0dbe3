import type {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "#app/domain/vehicle/vehicle.ts";
import { capitalizeWords } from "./calm-text.ts";

const CERTIFIED = /\b(certified|cpo)\b/i;
const NOT_CERTIFIED = /\b(not|non|no)[\s-]+(certified|cpo)\b|\buncertified\b/i;
const NEW = /^(n|new|brand[\s-]?new)\b/i;
const USED =
  /^(u|used|pre-?owned|second[\s-]?hand|demo|demonstrator|loaner|courtesy)\b/i;
const YES = /^(y|yes|true|t|1|x|certified|cpo)\b/i;

/** Reads "N", "Used", "BMW Certified" and "CPO"; `certified` is the yes-or-no column. "EXCELLENT" is no condition. */
export function parseCondition(columns: {
  readonly condition: string | null;
  readonly certified: string | null;
}): Condition | null {
  const condition = columns.condition?.trim() ?? "";
  const isCertified =
    YES.test(columns.certified?.trim() ?? "") ||
    (CERTIFIED.test(condition) && !NOT_CERTIFIED.test(condition));
  if (NEW.test(condition)) return "new";
  if (isCertified) return "certified";
  return USED.test(condition) || NOT_CERTIFIED.test(condition) ? "used" : null;
}

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
/** SUVs on a truck's frame drive their rear wheels where they drive two. */
const REAR_DRIVEN_SUVS: ReadonlySet<string> = new Set(
  "4Runner,Armada,Aspen,Aviator,Borrego,Commander,Durango,Envoy,Escalade,Escalade ESV,Excursion,Expedition,Expedition EL,Expedition Max,FJ Cruiser,GX 460,GX 470,Grand Cherokee,Grand Cherokee L,Grand Wagoneer,Grand Wagoneer L,H3,Land Cruiser,Liberty,Mountaineer,Navigator,Navigator L,Nitro,QX56,QX80,Sequoia,Suburban,Suburban 2500,Tahoe,TrailBlazer EXT,Wagoneer,Wagoneer L,Wrangler,Xterra,Yukon,Yukon XL,Yukon XL 2500".split(
    ",",
  ),
);

/** "4x2" says which wheels are driven only where the body and the model do. */
export function drivesRearWheels(bodystyle: BodyStyle, model: string): boolean {
  return (
    bodystyle === "trucks" ||
    bodystyle === "commercial" ||
    (bodystyle === "suvs" && REAR_DRIVEN_SUVS.has(model))
  );
}

/** The words name two driven wheels; which ones depends on the vehicle. */
const TWO_WHEELS = /\b(2wd|4 ?x ?2|two[\s-]?wheel)\b/i;

/** Reads "Front-wheel Drive", "4X4" and "AllWheelDriveConfiguration". */
export function parseDrivetrain(
  text: string,
  drivesRear = false,
): Drivetrain | null {
  const found = DRIVETRAIN_WORDS.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return found[1];
  return drivesRear && TWO_WHEELS.test(text) ? "rwd" : null;
}

const SELF_SHIFTING =
  /automat|\ba\/t\b|\bat\b|\bauto\b|cvt|variable|dual[\s-]?clutch|\bdct\b|\bdsg\b|\bpdk\b|doppelkupplung|tronic|shiftable|auto-?shift|e-?cvt|single[\s-]?speed|1[\s-]?speed|direct[\s-]?drive|\bivt\b/i;
const SHIFTED_BY_HAND = /\bmanual\b|\bm\/t\b|\bmt\b|\bstick\b|\bstandard\b/i;
/** A manual gearbox may have "Auto Rev Match", and automatics may name a manual mode. */
const AUTOMATIC_WITH_MANUAL_MODE =
  /automat|\ba\/t\b|cvt|clutch|auto-?shift|shiftable|manual (mode|shift)/i;

/** "8-Speed A/T" is automatic and "6-Speed Manual" is manual; "7-Speed" gives null. */
export function parseTransmission(text: string): Transmission | null {
  if (SHIFTED_BY_HAND.test(text))
    return AUTOMATIC_WITH_MANUAL_MODE.test(text) ? "automatic" : "manual";
  return SELF_SHIFTING.test(text) ? "automatic" : null;
}

/** Shoppers read "6-Speed Automatic" for "6-SPEED A/T". */
export function formatTransmissionText(text: string): string | null {
  return (
    capitalizeWords(text.trim())
      .replace(/\bA\/T\b/i, "Automatic")
      .replace(/\bM\/T\b/i, "Manual")
      .replace(/\b(\d{1,2})[\s-]speed\b/i, "$1-Speed")
      .replace(/\b(?:e?cvt|pdk|dsg|dct|ivt)\b/gi, (it) => it.toUpperCase()) ||
    null
  );
}

/** The first match wins. */
const FUEL_WORDS: readonly (readonly [RegExp, FuelType])[] = [
  [
    /plug-?\s?in|\bphev\b|\b4xe\b|\benergi\b|\bprime\b|plugin/i,
    "plug-in-hybrid",
  ],
  [/hydrogen|fuel[\s-]?cell|\bfcev\b/i, "hydrogen"],
  // A mild hybrid's motor only helps the engine: its fuel is gasoline.
  [/mild|\bmhev\b/i, "gasoline"],
  [/hybrid|\bhev\b|gas(oline)?\s*[/&-]\s*electric/i, "hybrid"],
  [/flex|e-?85|ethanol/i, "flex-fuel"],
  [/diesel|\btdi\b|duramax|power ?stroke|\bd\b/i, "diesel"],
  [/natural[\s-]gas|\bcng\b|\blng\b|propane|\blpg\b/i, "natural-gas"],
  [/electric|\bbev\b|\bev\b/i, "electric"],
  [/gas|petrol|unleaded|premium|regular|\bg\b/i, "gasoline"],
];

/** Reads "E85 Flex Fuel" and "Gasoline/Mild Electric Hybrid". */
export function parseFuelType(text: string): FuelType | null {
  return FUEL_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Model and trim tell the fuel where a feed says nothing or only "Gasoline". */
export function findModelFuelType({
  model,
  trim,
  isElectric,
}: {
  readonly model: string;
  readonly trim: string | null;
  readonly isElectric: boolean;
}): FuelType | null {
  if (isElectric) return "electric";
  if (/^(Mirai|NEXO)$/i.test(model)) return "hydrogen";
  const name = `${model} ${trim ?? ""}`;
  if (/plug-?\s?in|phev|\b4xe\b|\benergi\b|\bprime\b|e-hybrid/i.test(name))
    return "plug-in-hybrid";
  return /\bhybrid\b/i.test(name) ? "hybrid" : null;
}
