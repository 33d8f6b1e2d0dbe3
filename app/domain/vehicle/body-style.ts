import { BODY_STYLES, type BodyStyle } from "./vehicle.ts";

/** The rows read a feed's body column, best guess first; the first row that matches wins. */
const BODY_COLUMN: readonly (readonly [RegExp, BodyStyle])[] = [
  [
    /\b(motor ?home|motor coach|rvs?|recreational vehicle|camper van|camper|class [abc]|super c|fifth wheel|5th wheel|toy hauler|(travel|utility|cargo|dump|enclosed|boat|horse|flatbed|popup|pop up)? ?trailer|motorcycles?|scooter|atv|utv|side by side|golf cart|snowmobile|boat|watercraft|tractor|other)\b/,
    "other",
  ],
  [
    /\b(chassis|cutaway|cab chassis|box truck|cube van|stake bed|dump|flatbed|step van|commercial|incomplete|utility body|service body)\b/,
    "commercial",
  ],
  [/\b(cargo|crew|panel) ?van\b/, "commercial"],
  [/\b(mini ?-?van|passenger van|sports? van|van-minivan|mpv)\b/, "minivans"],
  [
    /\b(pickups?|truck|crew cab|quad cab|double cab|extended cab|ext cab|regular cab|reg cab|king cab|mega cab|access cab|supercrew|supercab|crewmax|club cab)\b/,
    "trucks",
  ],
  [
    /\b(convertible|cabriolet|cabrio|roadster|spyder|spider|drop ?top|softtop|soft top)\b/,
    "convertibles",
  ],
  [
    /\b(suv|crossover|sport utility|sport-utility|sports activity|utility|cuv|4x4 suv|all-terrain)\b/,
    "suvs",
  ],
  [/\b(wagon|estate|avant|touring wagon|sportwagen)\b/, "wagons"],
  [
    /\b(hatch|hatchback|liftback|5-?door hatch|small car|small_car)\b/,
    "hatchbacks",
  ],
  [/\b(4dr car|4 ?door car|sedan|saloon|sdn|limousine)\b/, "sedans"],
  [
    /\b(coupe|coupé|cpe|2dr car|2 ?door car|sportscar|sports car|fastback)\b/,
    "coupes",
  ],
  [/\bvan\b/, "commercial"],
];

/** These words of a model or trim tell its body style. */
const TRIM_WORDS: readonly (readonly [RegExp, BodyStyle])[] = [
  [/\b(chassis|cutaway|stripped)\b|\bcargo\b|\bcab ?chassis\b/, "commercial"],
  [
    /\b(convertible|cabriolet|cabrio|roadster|spyder|spider|crosscabriolet)\b/,
    "convertibles",
  ],
  [
    /\b(crew cab|quad cab|double cab|extended cab|regular cab|king cab|mega cab|access cab|supercrew|supercab|crewmax|crew max|pickup)\b/,
    "trucks",
  ],
  [/\b(motor ?home|travel trailer|fifth wheel|toy hauler)\b/, "other"],
  [/\b(sport|cross) turismo\b/, "wagons"],
  [/\b([356]\d\d\w{0,2}|[356] series)\b.{0,20}\bgran turismo\b/, "hatchbacks"],
  [/\bgran coupe\b/, "sedans"],
  [/\b(hatchback|liftback|sportback|5-?door|hatch)\b/, "hatchbacks"],
  [
    /\b(wagon|avant|allroad|sportwagen|sport wagon|all-terrain|cross country|alltrack)\b/,
    "wagons",
  ],
  [/\b(coupe|coupé|cpe)\b/, "coupes"],
  [/\b(sedan|sdn)\b/, "sedans"],
  [/\b4-?door\b|\b4dr\b/, "sedans"],
];
/** A Golf with four doors is a hatchback all the same. */
const DOORS_ALONE = /\b4 ?-?door\b|\b4 ?dr\b/;

/** Such a word only repeats what the model is anyway. */
const USUAL_WORDS: Readonly<Record<BodyStyle, readonly string[]>> = {
  suvs: ["suv"],
  sedans: ["sedan", "sdn"],
  trucks: ["truck", "pickup"],
  hatchbacks: ["hatchback"],
  minivans: ["minivan"],
  coupes: ["coupe", "cpe"],
  wagons: ["wagon"],
  convertibles: ["convertible"],
  commercial: ["cutaway"],
  other: ["motorhome", "trailer"],
};

export interface BodyClues {
  readonly column: string | null;
  /** Model, trim and title are as the feed has them. */
  readonly words: string;
  readonly usualBodystyle: BodyStyle | null;
  readonly doors: number | null;
  /** The model has no other body than its usual one. */
  readonly hasOneBody?: boolean;
  readonly decoded?: BodyStyle | null;
}

export interface BodyFinding {
  readonly bodystyle: BodyStyle;
  /** Only the VIN told the body style. */
  readonly isDecoded: boolean;
  /** Nothing told the body style. */
  readonly isGuess: boolean;
}

/** The body column counts first, then the words of model and trim, then the VIN, then the model's usual body style. */
export function findBodyStyle(clues: BodyClues): BodyFinding {
  const said = parseBodyStyle(clues.column ?? "");
  const usual = clues.usualBodystyle;
  if (usual !== null && clues.hasOneBody === true) return toFinding(usual);
  if (said !== null) return toFinding(correctBodyStyle(said, clues));
  const told = matchWords(clues);
  if (told !== null && (usual === null || isBelievable(told, usual)))
    return toFinding(told);
  const decoded = clues.decoded ?? null;
  if (decoded !== null && tellsMoreThan(usual, decoded))
    return { ...toFinding(decoded), isDecoded: true };
  return usual === null
    ? { ...toFinding("other"), isGuess: true }
    : toFinding(chooseByDoors(usual, clues.doors));
}

function toFinding(bodystyle: BodyStyle): BodyFinding {
  return { bodystyle, isDecoded: false, isGuess: false };
}

/** Makers name crossovers, wagons and passenger vans freely; the table of models follows what shoppers look for. */
function tellsMoreThan(usual: BodyStyle | null, decoded: BodyStyle): boolean {
  if (usual === null) return true;
  if (decoded === usual || decoded === "suvs" || decoded === "minivans")
    return false;
  if (decoded === "commercial") return usual === "trucks";
  return isBelievable(decoded, usual);
}

/** "4D Sport Utility" is suvs, and so is "SUVs"; it is null when the words name no body ("4dr"). */
export function parseBodyStyle(text: string): BodyStyle | null {
  const word = text.trim().toLowerCase();
  return (
    BODY_STYLES.find((it) => it === word) ?? matchBodyStyle(BODY_COLUMN, text)
  );
}

/** A model of this body style need not carry these words in its trim. They are squeezed. */
export function listUsualWords(bodystyle: BodyStyle): readonly string[] {
  return USUAL_WORDS[bodystyle];
}

/** Feeds call crossovers wagons and every van a van, so a known model overrules the feed. */
function correctBodyStyle(
  said: BodyStyle,
  { column, words, usualBodystyle }: BodyClues,
): BodyStyle {
  const isBareVan = /\bvan\b/i.test(column ?? "");
  if (
    isBareVan &&
    (usualBodystyle === "minivans" || usualBodystyle === "commercial")
  )
    return usualBodystyle;
  if (said === "trucks" && matchBodyStyle(TRIM_WORDS, words) === "commercial")
    return "commercial";
  if (said === "trucks" && usualBodystyle === "commercial") return "commercial";
  // A passenger van is a wagon to its maker, and a chassis with four doors no car.
  if (said === "wagons" && usualBodystyle === "commercial") return "minivans";
  if (
    said === "sedans" &&
    (usualBodystyle === "hatchbacks" || usualBodystyle === "wagons") &&
    DOORS_ALONE.test((column ?? "").toLowerCase())
  )
    return usualBodystyle;
  const isVague = said === "wagons" || said === "hatchbacks";
  return isVague && (usualBodystyle === "suvs" || usualBodystyle === "minivans")
    ? usualBodystyle
    : said;
}

/** A GLC Coupe is an SUV and a Discovery is no wagon, but there are SUVs without a roof and pickups without a bed. */
function isBelievable(told: BodyStyle, usual: BodyStyle): boolean {
  if (told === "other") return usual === "commercial" || usual === "trucks";
  if (told === "commercial") return usual === "trucks" || usual === "minivans";
  if (usual === "suvs") return told === "convertibles" || told === "trucks";
  if (usual === "commercial") return told === "minivans";
  if (usual === "trucks" || usual === "minivans" || usual === "other")
    return false;
  if (usual === "convertibles") return told === "coupes";
  return told !== "trucks";
}

/** The words of model, trim and title; four doors say nothing of a car that is no sedan or coupe. */
function matchWords({ words, usualBodystyle }: BodyClues): BodyStyle | null {
  const told = matchBodyStyle(TRIM_WORDS, words);
  if (usualBodystyle === "commercial" && /\b(passenger|wagon)\b/i.test(words))
    return told === null || told === "wagons" ? "minivans" : told;
  const isByDoors =
    told === "sedans" && !/\b(gran coupe|sedan|sdn)\b/i.test(words);
  return isByDoors &&
    (usualBodystyle === "hatchbacks" || usualBodystyle === "wagons")
    ? null
    : told;
}

function chooseByDoors(usual: BodyStyle, doors: number | null): BodyStyle {
  if (usual !== "sedans") return usual;
  if (doors === 2) return "coupes";
  return doors === 5 ? "hatchbacks" : usual;
}

function matchBodyStyle(
  table: readonly (readonly [RegExp, BodyStyle])[],
  text: string,
): BodyStyle | null {
  const words = text.toLowerCase().replace(/[_\s]+/g, " ");
  return table.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
