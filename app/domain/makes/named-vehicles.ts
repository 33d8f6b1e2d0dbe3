import { findMake, findLeadingModel, listLeadingNames } from "./known-makes.ts";

export interface NamedVehicle {
  /** Words may name a make and model without a year. */
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}

const WORD = /[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}&+-]*/gu;
const YEAR_BEFORE = /\b((?:19[89]|20[0-4])\d)[\s:,-]+$/;
/** A name of a make is at most two words long. */
const MAKE_WORDS = 2;
const LONGEST_NAME = 80;
const MOST_FOUND = 8;
/** A short name behind a make's could be any word: "Ford is", "Ram in". */
const LEAST_MODEL_LENGTH = 2;

/** Finds "2019 Honda Civic" and "this Toyota Camry" in sentences; a make without a model behind it is no vehicle. */
export function findNamedVehicles(text: string): readonly NamedVehicle[] {
  const found: NamedVehicle[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < from || !/^[\p{Uppercase_Letter}\p{Number}]/u.test(word))
      continue;
    const part = text.slice(index, index + LONGEST_NAME);
    const leading = listLeadingNames(part).slice(-MAKE_WORDS);
    for (const { name, rest } of leading) {
      const known = findMake(name);
      const model = known === null ? null : findLeadingModel(known, rest);
      if (known === null || model === null) continue;
      if (model.known.model.length < LEAST_MODEL_LENGTH) continue;
      const year = YEAR_BEFORE.exec(text.slice(Math.max(0, index - 8), index));
      found.push({
        year: year === null ? null : Number(year[1]),
        make: known.make,
        model: model.known.model,
      });
      from = index + part.length - model.rest.length;
      break;
    }
    if (found.length === MOST_FOUND) break;
  }
  return found;
}
