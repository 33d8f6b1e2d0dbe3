import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type FacetCount,
  getMake,
} from "#app/domain/inventory/search.ts";
import {
  createPhraseBook,
  type NamedPlace,
  type NamedValue,
  type PhraseBook,
  type SearchVocabulary,
} from "#app/domain/search-words/phrase-book.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { MAKES, type MakeRow } from "#app/domain/makes/makes-and-models.ts";
import { getMostCoveredMiles } from "#app/domain/vehicle/engine-warranty.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import type { AppPorts } from "#app/ports.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";

export type WordsPorts = Pick<AppPorts, "profile" | "index" | "clock">;

export interface KnownWords {
  readonly vocabulary: SearchVocabulary;
  readonly book: PhraseBook;
  readonly makeModels: readonly FacetCount[];
}

interface Kept {
  readonly key: string;
  readonly words: KnownWords;
}

/**
 * The key is the index, the profile's stores (the same object in all variants of a profile, and in its next edition if
 * they did not change) and the hidden groups; a new inventory version, or another of the profile's own words, replaces
 * what was kept.
 */
const keptByIndex = new WeakMap<
  Pick<InventoryIndex, "search">,
  WeakMap<StoreProfile["stores"], Map<string, Kept>>
>();

/** The words that a visitor may use are built once for every inventory version and gate. */
export function getKnownWords(ports: WordsPorts, gate: Gate): KnownWords {
  const { index, profile, clock } = ports;
  const currentYear = new Date(clock.nowMs()).getUTCFullYear();
  const group = toListGate(gate).hiddenGroups.join();
  const key = JSON.stringify([
    index.version,
    currentYear,
    profile.conditions,
    profile.search.sortOptions,
    getLowMiles(profile),
  ]);
  const byStores =
    keptByIndex.get(index) ??
    new WeakMap<StoreProfile["stores"], Map<string, Kept>>();
  keptByIndex.set(index, byStores);
  const byGroup = byStores.get(profile.stores) ?? new Map<string, Kept>();
  byStores.set(profile.stores, byGroup);
  const kept = byGroup.get(group);
  if (kept?.key === key) return kept.words;
  const words = buildWords(ports, gate, currentYear);
  byGroup.set(group, { key, words });
  return words;
}

function buildWords(
  { profile, index }: WordsPorts,
  gate: Gate,
  currentYear: number,
): KnownWords {
  const makeModels = createGatedIndex(index, gate, profile)
    .searchVisible(EVERYTHING)
    .counts.make_model.filter(({ count }) => count > 0);
  const isMake = ({ value }: FacetCount) => value === getMake(value);
  const makes = makeModels.filter(isMake);
  const models = makeModels.filter((it) => !isMake(it));
  const vocabulary: SearchVocabulary = {
    makes: makes.map((make) =>
      toNamedValue(make, findMakeRow(make)?.spellings),
    ),
    models: models.map((model) => {
      const make = makes.find(({ value }) => value === getMake(model.value));
      const row = make && findMakeRow(make);
      const known = row?.models.find((it) => it.model === model.label);
      return toNamedValue(model, [
        ...(known?.otherNames ?? []),
        ...listFamilyNames(model),
      ]);
    }),
    unstocked: listUnstocked(makes, models),
    places: profile.stores.map(toNamedPlace),
    conditions: profile.conditions,
    sortKeys: profile.search.sortOptions,
    lowMiles: getLowMiles(profile),
    currentYear,
  };
  return { vocabulary, book: createPhraseBook(vocabulary), makeModels };
}

/** Spec §9 has this limit in its menus; a dealership without a warranty means the same by "low miles". */
const FEW_MILES = 85_000;

function getLowMiles({ warranty }: Pick<StoreProfile, "warranty">): number {
  return getMostCoveredMiles(warranty?.maxMiles ?? FEW_MILES);
}

/** Who asks for one of these is told that there is none, and is shown no car whose name is spelled nearly like it. */
function listUnstocked(
  makes: readonly FacetCount[],
  models: readonly FacetCount[],
): readonly string[] {
  const stocked = new Set(
    [...makes, ...models].map(({ value, label }) =>
      normalizeText(
        value === getMake(value)
          ? (label ?? value)
          : `${getMake(value)} ${label}`,
      ),
    ),
  );
  const isStocked = (name: string) => stocked.has(normalizeText(name));
  return MAKES.flatMap(({ make, spellings, models: known }) => [
    ...(isStocked(make) ? [] : [make, ...spellings]),
    ...known
      .filter(({ model }) => !isStocked(`${make} ${model}`))
      .flatMap(({ model, otherNames }) =>
        [model, ...otherNames].flatMap((name) => [name, `${make} ${name}`]),
      ),
  ]);
}

function toNamedValue(
  { value, label }: FacetCount,
  otherNames: readonly string[] = [],
): NamedValue {
  return { value, name: label ?? value, otherNames };
}

/** Whoever asks for a Silverado means any of them, whatever it carries. */
function listFamilyNames({ value, label }: FacetCount): readonly string[] {
  const family = /^(?<name>\p{L}{4,}) [1-5]500(?: ?HD)?$/u.exec(label ?? value);
  const name = family?.groups?.["name"];
  return name === undefined ? [] : [name];
}

function findMakeRow({ value, label }: FacetCount): MakeRow | undefined {
  const name = normalizeText(label ?? value);
  return MAKES.find(({ make }) => normalizeText(make) === name);
}

function toNamedPlace({
  id,
  name,
  city,
  state,
  stateShort,
  zip,
}: StoreProfile["stores"][number]): NamedPlace {
  return {
    storeId: id,
    names: [
      city,
      `${city} ${stateShort}`,
      `${city} ${state}`,
      state,
      name,
      id.replaceAll("-", " "),
      zip,
    ],
  };
}
