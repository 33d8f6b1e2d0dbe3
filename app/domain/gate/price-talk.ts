import { memoize } from "#app/domain/memoize.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { cutPriceTalk, hasPriceTalk, namesExactAmount } from "./name-talk.ts";
import {
  findRunEnd,
  getWordBefore,
  hasUnit,
  isAfterAmountWord,
  isBeforeAmountWord,
  isFractionOfPrice,
  isMasked,
  isMultiplied,
  isPlainNumber,
  MOST_TEXTS_KEPT,
  readTalk,
  type Talk,
  toPlainTalk,
} from "./talk-tokens.ts";
import {
  BEFORE_AMOUNT,
  BEFORE_AMOUNT_IN_SENTENCES,
  isNumberWord,
  isSmallNumberWord,
  LABELS,
  MONEY_WORDS,
} from "./talk-words.ts";

/** A vehicle's texts must not name these amounts while they are locked. */
export interface LockedAmounts {
  readonly salePriceCents: number | null;
  readonly oldPriceCents: number | null;
}

/** The numbers in a vehicle's own name are no prices: Silverado 1500. */
type Named = Partial<Pick<Vehicle, "make" | "model" | "trim">>;

type NameText =
  | "stockNumber"
  | "make"
  | "model"
  | "trim"
  | "exteriorColor"
  | "interiorColor"
  | "transmissionText"
  | "engine"
  | "location";

/**
 * A vehicle's names say no price to anybody, because they stand in its address, in filters, in feeds and in the words
 * that find it, where no gate can take them back; and a price in a name contradicts the site's own as soon as it moves.
 */
export function cleanNames(vehicle: Vehicle): Vehicle {
  const { salePriceCents, oldPriceCents, stockNumber, location } = vehicle;
  const amounts = [salePriceCents, oldPriceCents];
  const clean = (text: string | null) => {
    if (text === null || !MAY_TELL.test(text)) return text;
    const left = cutPriceTalk(text);
    return left === null || namesExactAmount(left, amounts) ? null : left;
  };
  const cleaned: Pick<Vehicle, Exclude<NameText, "location">> = {
    stockNumber:
      stockNumber !== null &&
      (hasPriceTalk(stockNumber) || namesExactAmount(stockNumber, amounts))
        ? null
        : stockNumber,
    make: cutPriceTalk(vehicle.make) ?? NO_NAME,
    model: cutPriceTalk(vehicle.model) ?? NO_NAME,
    trim: clean(vehicle.trim),
    exteriorColor: clean(vehicle.exteriorColor),
    interiorColor: clean(vehicle.interiorColor),
    transmissionText: clean(vehicle.transmissionText),
    engine: clean(vehicle.engine),
  };
  return {
    ...vehicle,
    ...cleaned,
    ...(location && {
      location: { ...location, city: clean(location.city) },
    }),
  };
}

const NO_NAME = "Other";

/** The dealer's own texts may name a locked price, so texts that speak of money are removed with it. */
export function removePriceTalk<V extends object>(
  vehicle: V,
  amounts: LockedAmounts & Named,
): V {
  return keepTexts(vehicle, (text) => !tellsOfPrice(text, amounts));
}

/** These are free texts besides the description and the features. Our own words for paint and gearbox stay. */
export const DROPPED_NAMES = [
  "stockNumber",
  "exteriorColor",
  "interiorColor",
  "transmissionText",
  "engine",
  "location",
] as const satisfies readonly NameText[];

/** A profile may keep back every free text but make, model and trim, which stand in the vehicle's address. */
export function dropFreeTexts<V extends object>(vehicle: V): V {
  const kept = keepTexts(vehicle, () => false);
  for (const name of DROPPED_NAMES)
    if (name in kept) Object.assign(kept, { [name]: null });
  return kept;
}

function keepTexts<V extends object>(
  vehicle: V,
  isKept: (text: string) => boolean,
): V {
  const kept: V = { ...vehicle };
  if ("description" in kept && typeof kept.description === "string")
    if (!isKept(kept.description)) Object.assign(kept, { description: null });
  if ("features" in kept && Array.isArray(kept.features)) {
    const features: readonly unknown[] = kept.features;
    Object.assign(kept, {
      features: features.filter((it) => typeof it !== "string" || isKept(it)),
    });
  }
  return kept;
}

/** A text without digit, currency or number word matches none of this, so most texts need no further look. */
const MAY_TELL =
  /[\p{N}\p{Sc}]|dollar|usd|buck|cent|peso|grand|half|third|quarter|mitad|teen|twent|thirt|fort|fift|sixt|sevent|eight|ninet|hundred|thousand|mil|one|two|three|four|five|six|seven|nine|ten|eleven|twelve|dolar|veint|treint|cuarent|cincuent|quin|cien|dos|diec|trece|catorce|zero/iu;

/**
 * In doubt a text tells: every number in it must count something that is not money, name something or be a year. So the
 * answer hardly depends on the price, and a way to write one that nobody has thought of is refused like the others.
 */
export function tellsOfPrice(
  text: string,
  { salePriceCents, oldPriceCents, make, model, trim }: LockedAmounts & Named,
): boolean {
  if (!MAY_TELL.test(text)) return false;
  if (namesExactAmount(text, [salePriceCents, oldPriceCents])) return true;
  const faults = listAmounts(text);
  if (faults.length === 0) return false;
  const own = toPlainTalk([make, model, trim].join(" ")).split(/[\s-]+/);
  return faults.some((it) => it === null || !own.includes(it));
}

/**
 * What a text says that may be an amount: the number where it may also be the vehicle's name, null where it is money
 * whatever the vehicle is called.
 */
const listAmounts = memoize((text: string): readonly (string | null)[] => {
  const talk = readTalk(toPlainTalk(text));
  const amounts: (string | null)[] = [];
  for (let at = 0; at < talk.length; at++) {
    const token = talk[at];
    if (token === undefined) break;
    if (token.kind === "number") {
      if (isMoney(talk, at)) return [null];
      if (!isHarmless(talk, at)) amounts.push(token.text);
    } else if (isNumberWord(token.text)) {
      const end = findRunEnd(talk, at);
      amounts.push(...listSpelledAmounts(talk, at, end));
      at = end - 1;
    } else if (
      /[\p{Sc}\p{N}]/u.test(token.text) ||
      MONEY_WORDS.has(token.text) ||
      isFractionOfPrice(talk, at)
    )
      return [null];
  }
  return amounts;
}, MOST_TEXTS_KEPT);

function isMoney(talk: Talk, at: number): boolean {
  if (isMasked(talk, at) || isMultiplied(talk, at)) return true;
  if (isBeforeAmountWord(talk, at)) return true;
  const before = getWordBefore(talk, at);
  const isAfterMoney =
    BEFORE_AMOUNT.has(before) || BEFORE_AMOUNT_IN_SENTENCES.has(before);
  return isAfterMoney && !hasUnit(talk, at) && !isRatio(talk, at);
}

/** It counts or measures, is called after something, or is a year. */
function isHarmless(talk: Talk, at: number): boolean {
  return (
    hasUnit(talk, at) ||
    isRatio(talk, at) ||
    isLabeled(talk, at) ||
    isCode(talk, at) ||
    isYear(talk, at)
  );
}

/** 28/36 mpg · 60/40 split · 4x4 · 24/7. */
function isRatio(talk: Talk, at: number): boolean {
  const [number, sign, other] = talk.slice(at, at + 3);
  if (number === undefined || other?.kind !== "number")
    return isEndOfRatio(talk, at);
  if (!/^[/x×:–-]$/.test(sign?.text ?? "")) return isEndOfRatio(talk, at);
  if (number.text.length === 1 && other.text.length === 1) return true;
  return (
    `${number.text}/${other.text}` === "24/7" ||
    hasUnit(talk, at + 2) ||
    /^r\d*$/.test(talk[at + 3]?.text ?? "")
  );
}

/** The 4 of 4x4, the 7 of 24/7 and the 65 of 225/65R17. */
function isEndOfRatio(talk: Talk, at: number): boolean {
  const [first, sign, number] = talk.slice(Math.max(0, at - 2), at + 1);
  if (number === undefined || first?.kind !== "number") return false;
  if (!/^[/x×:–-]$/.test(sign?.text ?? "")) return false;
  if (first.text.length === 1 && number.text.length === 1) return true;
  return (
    `${first.text}/${number.text}` === "24/7" || talk[at + 1]?.text === "r"
  );
}

function isLabeled(talk: Talk, at: number): boolean {
  const { text = "" } = talk[at] ?? {};
  const before = talk[at - 1]?.text ?? "";
  if (before === "#") return text === "1";
  return /^\d{1,3}$|^\d\.\d$/.test(text) && LABELS.has(getWordBefore(talk, at));
}

/** V6 · A1899 · F-150 · xDrive28i · 328i · 4Runner. */
function isCode(talk: Talk, at: number): boolean {
  const number = talk[at];
  if (number === undefined || !isPlainNumber(number)) return false;
  const { length } = number.text;
  const next = talk[at + 1];
  const tail = next?.isTouching && next.kind === "word" ? next.text : "";
  if (/^(?:k|x{2,})$/.test(tail) || isAfterAmountWord(talk, at)) return false;
  const before = number.isTouching ? talk[at - 1] : undefined;
  if (before?.kind === "word")
    return (
      length < 4 ||
      (length === 4 && /^(?![ilo]+$)\p{L}{1,2}$/u.test(before.text))
    );
  if (before?.text === "-" && before.isTouching && length < 4)
    return /^\p{L}{1,3}$/u.test(talk[at - 2]?.text ?? "");
  return (
    tail !== "" &&
    (length === 1 ? tail.length > 1 : length === 3 && tail.length === 1)
  );
}

function isYear(talk: Talk, at: number): boolean {
  const { text = "" } = talk[at] ?? {};
  return /^(?:19[5-9]|20[0-4])\d$/.test(text);
}

function listSpelledAmounts(
  talk: Talk,
  from: number,
  end: number,
): readonly (string | null)[] {
  if (isBeforeAmountWord(talk, end - 1)) return [null];
  if (hasUnit(talk, end - 1)) return [];
  const words = talk
    .slice(from, end)
    .filter(({ kind }) => kind === "word")
    .map(({ text }) => text);
  return words.length === 1 && words.every(isSmallNumberWord) ? [] : words;
}
