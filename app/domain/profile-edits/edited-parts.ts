import * as v from "valibot";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { promotion } from "#app/domain/store-profile/content/promotion.ts";
import { review } from "#app/domain/store-profile/content/review.ts";
import { staffMember } from "#app/domain/store-profile/content/staff-member.ts";
import { text } from "#app/domain/store-profile/fields/fields.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { type FormField, listFormFields } from "./form-fields.ts";
import {
  findJson,
  findText,
  type JsonPath,
  listJson,
  putJson,
} from "./json-tree.ts";
import { readNamedStores } from "./named-stores.ts";
import {
  type EditedPart,
  type Entry,
  findPosition,
  NEW_ENTRY,
  type PartRules,
} from "./part-rules.ts";
import { HOURS, SPECIAL_DAYS } from "./store-parts.ts";

const STORES_FIELD: FormField = {
  path: ["criterias"],
  control: "stores",
  isLong: false,
  choices: [],
  // An offer without criteria has an empty list of them.
  whenEmpty: "null",
  standard: undefined,
  group: null,
};

const OFFERS: PartRules = {
  file: "promotions.json",
  fields: [...listFormFields(promotion, ["id", "criterias"]), STORES_FIELD],
  isList: true,
  list: (document) => listByKey(document, readNamedStores),
  findPath: findByKey,
  getStores: (_, value) => readNamedStores(value),
};

const getStaffStores = (value: JsonValue | undefined) => [
  findText(value, ["storeId"]),
];

const STAFF: PartRules = {
  file: "staff.json",
  fields: listFormFields(staffMember, ["id", "slug"]),
  isList: true,
  list: (document) => listByKey(document, getStaffStores),
  findPath: findByKey,
  getStores: (_, value) => getStaffStores(value),
};

/** A text key has its words in each language's own list, so its entry is put together of both. */
const textWords = v.strictObject(
  v.entriesFromList(LANGUAGES, v.optional(text)),
);

const TEXTS: PartRules = {
  file: "texts.json",
  fields: listFormFields(textWords),
  isList: false,
  list: (document) =>
    [
      ...new Set(
        LANGUAGES.flatMap((it) => Object.keys(findJson(document, [it]) ?? {})),
      ),
    ].map((id) => ({ id, value: readWords(document, id), storeIds: null })),
  findPath: () => [],
  getStores: () => null,
};

const REVIEWS: PartRules = {
  file: "reviews.json",
  fields: listFormFields(review, ["hasPhoto"]),
  isList: true,
  list: (document) =>
    listJson(document).map((value, at) => ({
      id: String(at),
      value,
      storeIds: null,
    })),
  findPath(document, id) {
    const at = findPosition(listJson(document), id);
    return at === null ? null : [at];
  },
  settle: showGivenPhoto,
  getStores: () => null,
};

/** Whoever gives a photo here wants it shown; the profile's table says so in a field of its own. */
function showGivenPhoto(value: JsonValue): JsonValue {
  const hasPhoto = findText(value, ["reviewerPhoto"]) !== "";
  return putJson(value, ["hasPhoto"], hasPhoto) ?? {};
}

export const PART_RULES: Readonly<Record<EditedPart, PartRules>> = {
  offers: OFFERS,
  staff: STAFF,
  hours: HOURS,
  "special-days": SPECIAL_DAYS,
  texts: TEXTS,
  reviews: REVIEWS,
};

function listByKey(
  document: JsonValue,
  getStores: (value: JsonValue) => Entry["storeIds"],
): readonly Entry[] {
  return listJson(document).map((value) => ({
    id: findText(value, ["id"]),
    value,
    storeIds: getStores(value),
  }));
}

function findByKey(document: JsonValue, id: string): JsonPath | null {
  const list = listJson(document);
  if (id === NEW_ENTRY) return [list.length];
  const at = list.findIndex((it) => findText(it, ["id"]) === id);
  return at < 0 ? null : [at];
}

export function readWords(document: JsonValue, key: string): JsonValue {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = findText(document, [language, key]);
      return words === "" ? [] : [[language, words]];
    }),
  );
}
