import { slugify } from "#app/domain/address/slug.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { PART_RULES, readWords } from "./edited-parts.ts";
import {
  findJson,
  findText,
  type JsonPath,
  listJson,
  putJson,
} from "./json-tree.ts";
import type { EditedPart, Entry } from "./part-rules.ts";
import { splitId } from "./store-parts.ts";

/** Null where there is no such entry, nor a place for one. */
export function findEntry(
  part: EditedPart,
  document: JsonValue,
  id: string,
): Entry | null {
  const { findPath, getStores, standard } = PART_RULES[part];
  const path = findPath(document, id);
  if (path === null) return null;
  const value =
    part === "texts"
      ? readWords(document, id)
      : (findJson(document, path) ?? standard);
  return { id, value, storeIds: getStores(id, value) };
}

/** The file's content with another entry in its place; undefined takes the entry away. */
export function putEntry(
  part: EditedPart,
  document: JsonValue,
  id: string,
  value: JsonValue | undefined,
): JsonValue {
  if (part === "texts")
    return LANGUAGES.reduce<JsonValue>(
      (changed, language) =>
        putJson(
          changed,
          [language, id],
          findText(value, [language]) || undefined,
        ) ?? {},
      document,
    );
  const path = PART_RULES[part].findPath(document, id);
  return path === null ? document : (putJson(document, path, value) ?? []);
}

/** The fault's path inside the entry; null where it is about something else of the file. */
export function findFaultPath(
  part: EditedPart,
  document: JsonValue,
  id: string,
  path: JsonPath,
): JsonPath | null {
  if (part === "texts")
    return path[1] === id ? path.filter((_, at) => at !== 1) : null;
  const place = PART_RULES[part].findPath(document, id) ?? [];
  return place.every((it, at) => path[at] === it)
    ? path.slice(place.length)
    : null;
}

/** What is of all stores is edited by who has all stores. */
export function isOwnEntry(
  person: { readonly storeIds: readonly string[] | null },
  { storeIds }: Pick<Entry, "storeIds">,
): boolean {
  return storeIds === null
    ? person.storeIds === null
    : storeIds.every((it) => isOwnStore(person, it));
}

/** What a new entry is called: a word of its own that no other has. */
export function nameNewEntry(
  part: EditedPart,
  document: JsonValue,
  id: string,
  value: JsonValue,
): { readonly id: string; readonly value: JsonValue } {
  if (part === "special-days") {
    const [storeId] = splitId(id);
    const days = PART_RULES[part].findPath(document, id)?.at(-1) ?? 0;
    return { id: `${storeId}.${days}`, value };
  }
  if (part === "reviews")
    return { id: String(listJson(document).length), value };
  if (part !== "offers" && part !== "staff") return { id, value };
  const words =
    part === "staff"
      ? `${findText(value, ["firstName"])} ${findText(value, ["lastName"])}`
      : findText(value, ["name"]) || findText(value, ["name", "en"]);
  const taken = new Set(PART_RULES[part].list(document).map((it) => it.id));
  const own = pickFreeName(toIdentifier(words) || part, taken);
  const named = { id: own, ...(part === "staff" && { slug: own }) };
  return { id: own, value: { ...named, ...Object(value) } };
}

function pickFreeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count++)
    if (!taken.has(`${wanted}-${count}`)) return `${wanted}-${count}`;
}

/** Letters that no identifier of the profile may have are left out. */
function toIdentifier(words: string): string {
  return slugify(words.replaceAll(/[^\p{Script=Latin}\p{N}\s-]/gu, ""))
    .replaceAll(/[^a-z0-9-]/g, "")
    .split("-")
    .filter(Boolean)
    .join("-");
}
