import type { JsonValue } from "#app/domain/console/json-value.ts";
import {
  DEPARTMENTS,
  USUAL_HOURS,
  WEEKDAYS,
  weekHours,
} from "#app/domain/store-profile/hours.ts";
import { specialDay } from "#app/domain/store-profile/special-days.ts";
import { listFormFields } from "./form-fields.ts";
import {
  findJson,
  findText,
  type JsonPath,
  listJson,
  putJson,
} from "./json-tree.ts";
import { findPosition, type PartRules } from "./part-rules.ts";

const getStoreInId = (id: string) => [splitId(id)[0]];

/** A department without hours has these. */
const standard: JsonValue = { ...USUAL_HOURS };

export const HOURS: PartRules = {
  file: "stores.json",
  fields: listFormFields(weekHours),
  isList: false,
  list: (document) =>
    listJson(document)
      .flatMap((store) => [
        ...DEPARTMENTS.map((it) => `${findText(store, ["id"])}.${it}`),
        ...listJson(findJson(store, ["furtherDepartments"])).map(
          (it) => `${findText(store, ["id"])}.${findText(it, ["id"])}`,
        ),
      ])
      .map((id) => ({
        id,
        value: findJson(document, findHours(document, id) ?? [-1]) ?? standard,
        storeIds: getStoreInId(id),
      })),
  findPath: findHours,
  standard,
  settle: settleClosedDays,
  getStores: getStoreInId,
};

export const SPECIAL_DAYS: PartRules = {
  file: "stores.json",
  fields: listFormFields(specialDay),
  isList: true,
  list: (document) =>
    listJson(document).flatMap((store) => {
      const storeId = findText(store, ["id"]);
      return listJson(findJson(store, ["specialDays"])).map((value, at) => ({
        id: `${storeId}.${at}`,
        value,
        storeIds: [storeId],
      }));
    }),
  findPath(document, id) {
    const [storeId, name] = splitId(id);
    const store = findStore(document, storeId);
    if (store < 0) return null;
    const days = listJson(findJson(document, [store, "specialDays"]));
    const at = findPosition(days, name);
    return at === null ? null : [store, "specialDays", at];
  },
  settle: settleSpecialDay,
  getStores: getStoreInId,
};

/** Whoever closes a day need not say when it would be open; the profile's table wants it. */
function settleClosedDays(
  week: JsonValue,
  before: JsonValue | undefined,
): JsonValue {
  let settled = week;
  for (const day of WEEKDAYS)
    for (const end of ["open", "close"] as const)
      if (
        findJson(settled, [day, "closed"]) === true &&
        findText(settled, [day, end]) === ""
      )
        settled =
          putJson(
            settled,
            [day, end],
            findText(before, [day, end]) || USUAL_HOURS[day][end],
          ) ?? {};
  return settled;
}

/** A closed special day has no times. */
function settleSpecialDay(day: JsonValue): JsonValue {
  if (findJson(day, ["closed"]) !== true) return day;
  return ["open", "close", "break"].reduce(
    (settled, key) => putJson(settled, [key], undefined) ?? {},
    day,
  );
}

function findHours(document: JsonValue, id: string): JsonPath | null {
  const [storeId, name] = splitId(id);
  const store = findStore(document, storeId);
  if (store < 0) return null;
  const department = DEPARTMENTS.find((it) => it === name);
  if (department !== undefined)
    return [store, "departments", department, "hours"];
  const further = listJson(findJson(document, [store, "furtherDepartments"]));
  const at = further.findIndex((it) => findText(it, ["id"]) === name);
  return at < 0 ? null : [store, "furtherDepartments", at, "hours"];
}

function findStore(document: JsonValue, id: string): number {
  return listJson(document).findIndex((it) => findText(it, ["id"]) === id);
}

/** "aurora.sales": ids of stores and departments have no dot. */
export function splitId(id: string): readonly [storeId: string, name: string] {
  const dot = id.indexOf(".");
  return dot < 0 ? [id, ""] : [id.slice(0, dot), id.slice(dot + 1)];
}
