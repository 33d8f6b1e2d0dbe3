import {
  Maskito,
  type MaskitoOptions,
  type MaskitoPreprocessor,
} from "@maskito/core";
import { parsePhone } from "#app/domain/phone/phone-number.ts";

const DIGIT = /\d/;
/** Spec §5, input: `+1 (999) 999-9999`. */
const US_NUMBER = [
  "+",
  "1",
  " ",
  "(",
  DIGIT,
  DIGIT,
  DIGIT,
  ")",
  " ",
  DIGIT,
  DIGIT,
  DIGIT,
  "-",
  DIGIT,
  DIGIT,
  DIGIT,
  DIGIT,
];
const ANYTHING = /^.*$/s;

export const PHONE_MASK: MaskitoOptions = {
  mask: ({ value }) => (looksLikeUsNumber(value) ? US_NUMBER : ANYTHING),
  preprocessors: [
    ({ elementState, data }, action) =>
      action === "insert"
        ? readInserted(elementState, data)
        : { elementState, data },
  ],
};

type ElementState = Parameters<MaskitoPreprocessor>[0]["elementState"];
const EMPTY: ElementState = { value: "", selection: [0, 0] };
/** Links and address books put these around a number. */
const COPIED_ALONG = /^\s*tel:|\p{Cf}/giu;
/** Nothing is left of a number but the country that the mask put there. */
const NO_NUMBER = /^\s*(?:\+?1\D*)?$/;
const LONE_PLUS = /^\s*\+\s*$/;

/**
 * What takes the place of a whole number is masked as in an empty field, and so is a whole number wherever it is
 * inserted. Maskito would take the country's 1 of a number that is pasted over another for its first digit, because the
 * field shows a +1 already (Assumption A175).
 */
function readInserted(
  elementState: ElementState,
  data: string,
): ReturnType<MaskitoPreprocessor> {
  const [from, to] = elementState.selection;
  const before = elementState.value.slice(0, from);
  const rest = before + elementState.value.slice(to);
  const text = data.replace(COPIED_ALONG, "");
  if (NO_NUMBER.test(rest) || parsePhone(text) !== null)
    return { elementState: EMPTY, data: text };
  // The mask would take a plus sign for its own, and +44 for an area code of this country.
  if (before === rest && LONE_PLUS.test(rest))
    return { elementState: EMPTY, data: rest + text };
  return { elementState, data: text };
}

/** Call the returned function to stop it. */
export function maskPhoneInput(input: HTMLInputElement): () => void {
  const mask = new Maskito(input, PHONE_MASK);
  return () => mask.destroy();
}

/** It has at most ten digits after +1 and only the marks of numbers; extensions and foreign numbers stay as typed. */
function looksLikeUsNumber(value: string): boolean {
  if (/[^\d\s().+-]/.test(value)) return false;
  if (/^\s*\+\s*[02-9]/.test(value)) return false;
  const digits = value.replace(/\D/g, "");
  const own = digits.startsWith("1") ? digits.slice(1) : digits;
  return own.length <= 10;
}
