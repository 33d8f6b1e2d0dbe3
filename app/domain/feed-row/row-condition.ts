import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { parseCondition } from "#app/domain/vehicle-words/feed-words.ts";
import type { FeedRow } from "./feed-row.ts";
import { readCell } from "./row-cell.ts";

export interface RowCondition {
  readonly condition: Condition;
  /** The row does not say it. */
  readonly isAssumed: boolean;
  readonly warnings: readonly string[];
}

/**
 * The condition that a row says, among those that are sold here (Assumption A313). What is certified is a used vehicle
 * too; any other that is not sold is a reason to refuse the row: no page of the site could show it.
 */
export function readCondition(
  row: FeedRow,
  conditionsSold: readonly Condition[],
): RowCondition | { readonly reason: string } {
  const said = parseCondition({
    condition: readCell(row, "condition"),
    certified: readCell(row, "certified"),
  });
  const [onlyOne, ...others] = conditionsSold;
  const usual = onlyOne !== undefined && others.length === 0 ? onlyOne : "used";
  if (said === null)
    return {
      condition: usual,
      isAssumed: true,
      warnings: [describeNoCondition(row, usual)],
    };
  if (conditionsSold.includes(said))
    return { condition: said, isAssumed: false, warnings: [] };
  if (said === "certified" && conditionsSold.includes("used"))
    return {
      condition: "used",
      isAssumed: false,
      warnings: ["certified cars are not sold here: taken as used"],
    };
  return {
    reason: `${said} cars are not sold here: add "${said}" to "conditions" of the profile to show them`,
  };
}

function describeNoCondition(row: FeedRow, usual: Condition): string {
  const said = readCell(row, "condition", 40);
  return said === null
    ? `condition is missing: taken as ${usual}`
    : `condition not understood, taken as ${usual}: ${said}`;
}
