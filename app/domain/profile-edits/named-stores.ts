import type { JsonValue } from "#app/domain/console/json-value.ts";
import { findText, findJson, listJson, putJson } from "./json-tree.ts";

/** An offer that names stores says so with this criterion: it is shown to whoever has chosen one of them. */
function isStoreRule(rule: JsonValue): boolean {
  return (
    findText(rule, ["object"]) === "store" &&
    findText(rule, ["key"]) === "id" &&
    ["==", "in"].includes(findText(rule, ["operator"]))
  );
}

/** Null is an offer of every store. */
export function readNamedStores(
  offer: JsonValue | undefined,
): readonly string[] | null {
  const rule = listJson(findJson(offer, ["criterias"])).find(isStoreRule);
  if (rule === undefined) return null;
  const value = findJson(rule, ["ruleValue"]);
  return (typeof value === "string" ? [value] : listJson(value)).filter(
    (it) => typeof it === "string",
  );
}

/** Other criteria stay. No store named is every store. */
export function writeNamedStores(
  offer: JsonValue,
  storeIds: readonly string[],
): JsonValue {
  const rules = listJson(findJson(offer, ["criterias"]));
  const at = rules.findIndex(isStoreRule);
  const rule = {
    object: "store",
    key: "id",
    operator: "in",
    ruleValue: storeIds,
  };
  const changed =
    storeIds.length === 0
      ? rules.filter((_, index) => index !== at)
      : at < 0
        ? [...rules, rule]
        : rules.with(at, rule);
  return putJson(offer, ["criterias"], changed) ?? {};
}
