import * as v from "valibot";
import { text } from "./fields.ts";

/** Spec §5 names the rule helper's comparisons. */
const RULE_OPERATORS = [
  "<",
  "<=",
  ">",
  ">=",
  "==",
  "!=",
  "in",
  "not_in",
  "includes",
] as const;
export type RuleOperator = (typeof RULE_OPERATORS)[number];

const ruleValue = v.union(
  [
    v.string(),
    v.number(),
    v.boolean(),
    v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly()),
  ],
  "must be text, a number, true or false, or a list of these",
);

/** Rules look like vehicle.ageYears >= 10 (Spec §3, price rules). */
export const rule = v.strictObject({
  object: text,
  key: text,
  operator: v.picklist(
    RULE_OPERATORS,
    `must be one of ${RULE_OPERATORS.join(" ")}`,
  ),
  ruleValue,
});
export type Rule = v.InferOutput<typeof rule>;
