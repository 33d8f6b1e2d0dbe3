import {
  listVinEndings,
  listWholeCodes,
} from "#app/domain/inventory/keywords.ts";
import {
  buildTextColumn,
  type CodeTable,
  readText,
  type TextColumn,
} from "./index-data.server.ts";

export function buildCodeTable(
  vins: readonly string[],
  stockNumbers: readonly (string | null)[],
): CodeTable {
  const codes: string[] = [];
  const endings: string[] = [];
  vins.forEach((vin, vehicle) => {
    for (const code of listWholeCodes(vin, stockNumbers[vehicle] ?? null))
      codes.push(formatEntry(code, vehicle));
    for (const ending of listVinEndings(vin))
      endings.push(formatEntry(ending, vehicle));
  });
  const [codeTexts, vehicles] = sortIntoColumns(codes);
  const [endingTexts, endingVehicles] = sortIntoColumns(endings);
  return { codes: codeTexts, vehicles, endings: endingTexts, endingVehicles };
}

/** A code and its vehicle are put into one text, because the engine sorts texts much faster than pairs. */
function formatEntry(code: string, vehicle: number): string {
  return `${code}${END_OF_CODE}${vehicle}`;
}

/** It sorts before every character of a code. */
const END_OF_CODE = "\n";

function sortIntoColumns(entries: string[]): [TextColumn, Uint32Array] {
  entries.sort();
  const vehicles = new Uint32Array(entries.length);
  const codes = entries.map((entry, at) => {
    const end = entry.indexOf(END_OF_CODE);
    vehicles[at] = Number(entry.slice(end + 1));
    return entry.slice(0, end);
  });
  return [buildTextColumn(codes), vehicles];
}

/** A VIN or stock number may start with the text. */
export function findByCode(
  { codes, vehicles }: CodeTable,
  text: string,
  isPrefix: boolean,
): Uint32Array {
  return vehicles.subarray(...findPlaces(codes, text, isPrefix));
}

/** Endings are the last 6 or 8 characters of a VIN. */
export function findByEnding(
  { endings, endingVehicles }: CodeTable,
  text: string,
): Uint32Array {
  return endingVehicles.subarray(...findPlaces(endings, text, false));
}

function findPlaces(
  sorted: TextColumn,
  text: string,
  isPrefix: boolean,
): [from: number, to: number] {
  const { length } = sorted.ends;
  const getCode = (place: number) => readText(sorted, place) ?? "";
  const from = findFirstPlace(length, (place) => getCode(place) >= text);
  const to = findFirstPlace(length, (place) => {
    const code = getCode(place);
    return isPrefix ? code >= text && !code.startsWith(text) : code > text;
  });
  return [from, to];
}

/** The list is sorted; its length means that the condition never holds. */
export function findFirstPlace(
  length: number,
  holdsAt: (place: number) => boolean,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holdsAt(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
