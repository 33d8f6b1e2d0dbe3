import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";

interface WordedVehicle {
  readonly vehicle: SearchableVehicle;
  readonly words: readonly string[];
  /** Found by their beginning too. */
  readonly codes: readonly string[];
  readonly vinEnds: readonly string[];
}

/** What is the same for every vehicle of an inventory, read once for each word. */
interface Reading {
  /** How the word is spelt by at least one vehicle. */
  readonly known: (word: string) => readonly string[];
  readonly isFoundAnywhere: (word: string) => boolean;
}

/** The rule at the top of domain/inventory/keywords.ts, once more and by hand. */
export function matchKeywords(
  inventory: readonly SearchableVehicle[],
  keywords: string,
): readonly SearchableVehicle[] {
  const worded = inventory.map(wordsOf);
  const known = remembered((word: string) =>
    spellings(word).filter((spelling) =>
      worded.some(({ words }) => words.includes(spelling)),
    ),
  );
  const isFoundAnywhere = remembered((word: string) =>
    worded.some((it) => isFound(word, it, known(word))),
  );
  const reading = { known, isFoundAnywhere };
  const chunks = split(keywords);
  return worded
    .filter((it) =>
      chunks.every((parts) => {
        const whole = parts.join("");
        return (
          isFound(whole, it, known(whole)) ||
          parts.every((part) => isFoundOrNear(part, it, reading))
        );
      }),
    )
    .map(({ vehicle }) => vehicle);
}

const wordsOf = remembered(giveWords);

function remembered<Asked extends object | string, Answer>(
  answer: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new Map<Asked, Answer>();
  return (asked) => {
    const found = answers.get(asked) ?? answer(asked);
    answers.set(asked, found);
    return found;
  };
}

function giveWords(vehicle: SearchableVehicle): WordedVehicle {
  const { vin, stockNumber } = vehicle.listed;
  const lowVin = vin.toLowerCase();
  const stock = split(stockNumber ?? "")
    .flat()
    .join("");
  return {
    vehicle,
    words: vehicle.texts.flatMap((text) => {
      const chunks = split(text);
      return chunks.flatMap((parts, at) => {
        const before = chunks[at - 1]?.join("") ?? "";
        const joint = parts.join("");
        const isSpread = /^\p{L}{1,3}$/u.test(before) && /^\p{N}/u.test(joint);
        return [...parts, joint, ...(isSpread ? [before + joint] : [])];
      });
    }),
    codes: stock === "" ? [lowVin] : [lowVin, stock],
    vinEnds: [lowVin.slice(-6), lowVin.slice(-8)],
  };
}

function isFound(
  word: string,
  { words, codes, vinEnds }: WordedVehicle,
  known: readonly string[],
): boolean {
  if (codes.includes(word) || vinEnds.includes(word)) return true;
  if (known.length > 0) return known.some((it) => words.includes(it));
  if (word.length >= 4 && words.some((it) => it.startsWith(word))) return true;
  return word.length >= 5 && codes.some((it) => it.startsWith(word));
}

function spellings(word: string): readonly string[] {
  if (word.length < 3 || /\p{N}/u.test(word)) return [word];
  return word.endsWith("s") ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

function isFoundOrNear(
  word: string,
  vehicle: WordedVehicle,
  { known, isFoundAnywhere }: Reading,
): boolean {
  if (isFound(word, vehicle, known(word))) return true;
  if (/\p{N}/u.test(word) || word.length < 5) return false;
  if (isFoundAnywhere(word)) return false;
  const edits = word.length < 8 ? 1 : 2;
  return vehicle.words.some(
    (other) =>
      other.startsWith(word.slice(0, 1)) &&
      !/\p{N}/u.test(other) &&
      distance(word, other) <= edits,
  );
}

/** Optimal string alignment, by its definition. */
function distance(a: string, b: string): number {
  const known = new Map<string, number>();
  const go = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const done = known.get(key);
    if (done !== undefined) return done;
    const options = [
      go(i - 1, j) + 1,
      go(i, j - 1) + 1,
      go(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      options.push(go(i - 2, j - 2) + 1);
    const best = Math.min(...options);
    known.set(key, best);
    return best;
  };
  return Math.abs(a.length - b.length) > 2 ? 3 : go(a.length, b.length);
}

/** Chunks of a text, each as its parts. */
function split(text: string): string[][] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const chunks: string[][] = [];
  let parts: string[] = [];
  let part = "";
  let joiner = "";
  const end = () => {
    if (part !== "") parts.push(part);
    if (parts.length > 0) chunks.push(parts);
    [parts, part, joiner] = [[], "", ""];
  };
  for (const character of plain) {
    if (/[\p{L}\p{N}]/u.test(character)) {
      if (joiner !== "") {
        parts.push(part);
        part = "";
      }
      joiner = "";
      part += character;
    } else if (part !== "" && joiner === "" && "-./'’+".includes(character)) {
      joiner = character;
    } else end();
  }
  end();
  return chunks;
}
