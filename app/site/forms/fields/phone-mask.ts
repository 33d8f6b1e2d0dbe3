import { Maskito, type MaskitoOptions } from "@maskito/core";

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
};

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
