import type { Condition } from "#app/domain/vehicle/vehicle.ts";

const CERTIFIED = /\b(certified|cpo)\b/i;
const NOT_CERTIFIED = /\b(not|non|no)[\s-]+(certified|cpo)\b|\buncertified\b/i;
const NEW = /^(n|new|brand[\s-]?new)\b/i;
const USED =
  /^(u|used|pre-?owned|second[\s-]?hand|demo|demonstrator|loaner|courtesy)\b/i;
const YES = /^(y|yes|true|t|1|x|certified|cpo)\b/i;

/**
 * It reads "N", "Used", "BMW Certified" and "CPO"; `certified` is the yes-or-no column. It is null when the columns
 * name no condition ("EXCELLENT").
 */
export function parseCondition(columns: {
  readonly condition: string | null;
  readonly certified: string | null;
}): Condition | null {
  const condition = columns.condition?.trim() ?? "";
  const isCertified =
    YES.test(columns.certified?.trim() ?? "") ||
    (CERTIFIED.test(condition) && !NOT_CERTIFIED.test(condition));
  if (NEW.test(condition)) return "new";
  if (isCertified) return "certified";
  return USED.test(condition) || NOT_CERTIFIED.test(condition) ? "used" : null;
}
