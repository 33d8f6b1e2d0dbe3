import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import { type MakeRow, MAKES, type ModelRow } from "./makes-and-models.ts";

export interface KnownMake {
  readonly make: string;
  readonly models: ReadonlyMap<string, ModelRow>;
  readonly badges: readonly (readonly [RegExp, ModelRow])[];
}

export interface FoundModel {
  readonly known: ModelRow;
  /** A badge ("E 350") identified the model and belongs to the trim; a model's own name has none. */
  readonly badge: string | null;
  readonly rest: string;
}

const KNOWN_MAKES = buildKnownMakes();

export function findMake(text: string): KnownMake | null {
  return KNOWN_MAKES.get(normalizeText(text)) ?? null;
}

export function findLeadingMake(
  text: string,
): { readonly known: KnownMake; readonly rest: string } | null {
  for (const { name, rest } of listLeadingNames(text)) {
    const known = KNOWN_MAKES.get(name);
    if (known !== undefined) return { known, rest };
  }
  return null;
}

/** The longest name wins. */
export function findLeadingModel(
  known: KnownMake,
  text: string,
): FoundModel | null {
  for (const { name, text: said, rest } of listLeadingNames(text)) {
    const byName = known.models.get(name);
    if (byName !== undefined) return { known: byName, badge: null, rest };
    const byBadge = known.badges.find(([badge]) => badge.test(name))?.[1];
    if (byBadge !== undefined)
      return { known: byBadge, badge: closeUpBadge(said), rest };
  }
  return null;
}

/** Names are as `normalizeModel` gives them. */
export function isElectricModel(make: string, model: string): boolean {
  const known = findMake(make)?.models.get(normalizeText(model));
  return known?.isElectric ?? false;
}

/** "328 i" is written "328i". */
function closeUpBadge(badge: string): string {
  return badge.replace(/(\d{3}) ([a-z]{1,2})\b/i, "$1$2");
}

function buildKnownMakes(): ReadonlyMap<string, KnownMake> {
  const makes = new Map<string, KnownMake>();
  for (const row of MAKES) {
    const known = buildKnownMake(row);
    for (const name of [row.make, ...row.spellings])
      makes.set(normalizeText(name), known);
  }
  return makes;
}

function buildKnownMake({ make, models, badges }: MakeRow): KnownMake {
  const getModel = (name: string): ModelRow => {
    const known = models.find(({ model }) => model === name);
    if (known === undefined)
      throw new Error(`${make} has no model ${name} in the table`);
    return known;
  };
  return {
    make,
    models: new Map(
      [
        ...models.map((known) => [known.model, known] as const),
        ...models.flatMap((known) =>
          known.otherNames.map((name) => [name, known] as const),
        ),
      ].map(([name, known]) => [normalizeText(name), known]),
    ),
    badges: Object.entries(badges).map(
      ([model, badge]) => [badge, getModel(model)] as const,
    ),
  };
}

interface NameWord {
  readonly normalized: string;
  readonly end: number;
}

/** Names are looked up in a table with at most this many words. */
const MAX_WORDS = 6;

export interface LeadingName {
  /** The name is squeezed. */
  readonly name: string;
  readonly text: string;
  readonly rest: string;
}

/** The longest comes first: "CR-V EX" gives "crvex", "crv", "cr". */
export function listLeadingNames(text: string): readonly LeadingName[] {
  const words = listLeadingWords(text);
  return words
    .map((word, index) => ({
      name: words
        .slice(0, index + 1)
        .map((it) => it.normalized)
        .join(""),
      text: text.slice(0, word.end),
      rest: text
        .slice(word.end)
        .replace(/^[\s\-–—,/:.]+/, "")
        .trim(),
    }))
    .reverse();
}

/** A text that does not begin with the name stays whole. */
export function stripLeadingName(text: string, name: string): string {
  const wanted = normalizeText(name);
  if (wanted === "") return text;
  return listLeadingNames(text).find((it) => it.name === wanted)?.rest ?? text;
}

function listLeadingWords(text: string): readonly NameWord[] {
  const words: NameWord[] = [];
  for (const match of text.matchAll(/[\p{Letter}\p{Mark}\p{Number}&+]+/gu)) {
    words.push({
      normalized: normalizeText(match[0]),
      end: match.index + match[0].length,
    });
    if (words.length === MAX_WORDS) break;
  }
  return words;
}
