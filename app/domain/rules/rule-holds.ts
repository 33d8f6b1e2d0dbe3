import type {
  Rule,
  RuleOperator,
} from "#app/domain/store-profile/fields/rule.ts";

/** Rules name these objects: `vehicle`, `visitor`, `store`. */
export type RuleFacts = Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

type RuleValue = Rule["ruleValue"];

/** Without rules it holds for everybody. */
export function allRulesHold(
  rules: readonly Rule[],
  facts: RuleFacts,
): boolean {
  return rules.every((rule) => ruleHolds(rule, facts));
}

/** Spec §5 defines the rule helper. A missing object or key is empty. */
export function ruleHolds(
  { object, key, operator, ruleValue }: Rule,
  facts: RuleFacts,
): boolean {
  const value = getOwnValue(getOwnValue(facts, object), key);
  return COMPARISONS[operator](value, ruleValue);
}

const COMPARISONS: Readonly<
  Record<RuleOperator, (value: unknown, ruleValue: RuleValue) => boolean>
> = {
  "<": createComparison((difference) => difference < 0),
  "<=": createComparison((difference) => difference <= 0),
  ">": createComparison((difference) => difference > 0),
  ">=": createComparison((difference) => difference >= 0),
  "==": isEqual,
  "!=": (value, ruleValue) => !isEqual(value, ruleValue),
  in: isIn,
  not_in: (value, ruleValue) => !isIn(value, ruleValue),
  includes: (value, ruleValue) => includesAll(value, ruleValue),
};

/** A value that is no number or text has no order. */
function createComparison(isRight: (difference: number) => boolean) {
  return (value: unknown, ruleValue: RuleValue): boolean => {
    const [one, other] = [toNumber(value), toNumber(ruleValue)];
    if (one !== null && other !== null) return isRight(one - other);
    if (typeof value !== "string" || typeof ruleValue !== "string")
      return false;
    if (isEmpty(value) || isEmpty(ruleValue)) return false;
    return isRight(value < ruleValue ? -1 : value > ruleValue ? 1 : 0);
  };
}

/** An empty value equals only another empty value. */
function isEqual(value: unknown, ruleValue: unknown): boolean {
  if (isEmpty(value) || isEmpty(ruleValue))
    return isEmpty(value) && isEmpty(ruleValue);
  const [one, other] = [toNumber(value), toNumber(ruleValue)];
  if (one !== null && other !== null) return one === other;
  if (Array.isArray(value) && Array.isArray(ruleValue))
    return (
      value.length === ruleValue.length &&
      value.every((item, at) => isEqual(item, ruleValue[at]))
    );
  return value === ruleValue;
}

function isIn(value: unknown, ruleValue: RuleValue): boolean {
  const list = Array.isArray(ruleValue) ? ruleValue : [ruleValue];
  return list.some((item) => isEqual(value, item));
}

/** A list must have the item and a text the words; of a list of items, all must be there. */
function includesAll(value: unknown, ruleValue: RuleValue): boolean {
  if (Array.isArray(ruleValue))
    return ruleValue.every((item) => includesAll(value, item));
  if (Array.isArray(value))
    return value.some((item) => isEqual(item, ruleValue));
  return (
    typeof value === "string" &&
    !isEmpty(ruleValue) &&
    value.includes(String(ruleValue))
  );
}

/** 10 and "10" count as the same number. */
function toNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isNaN(value) ? null : value;
  if (typeof value !== "string" || !/^\s*-?\d+(?:\.\d+)?\s*$/.test(value))
    return null;
  return Number(value);
}

/** A profile's words must never reach properties that every object inherits. */
function getOwnValue(container: unknown, name: string): unknown {
  return typeof container === "object" &&
    container !== null &&
    Object.hasOwn(container, name)
    ? Object.entries(container).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Spec §5: null, blank text, zero and an empty object are empty; a missing value and an empty list are empty too. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === 0) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && Object.keys(value).length === 0;
}
