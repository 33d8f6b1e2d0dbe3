import { OFFER_FACT_KEYS } from "#app/domain/promotion/offer-facts.ts";
import { isStandingOffer } from "#app/domain/promotion/offer-days.ts";
import { VEHICLE_SEARCH } from "#app/domain/promotion/offer-rules.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  buildFault,
  buildWarning,
  type ProfileFault,
} from "./profile-fault.ts";
import type { Rule } from "#app/domain/store-profile/fields/rule.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";

const TWO_YEARS_MS = 2 * 365.25 * DAY_MS;

export function listPromotionFaults(
  promotions: readonly Promotion[],
  nowMs: number,
): ProfileFault[] {
  return promotions.flatMap((promotion, at) => [
    ...listDateFaults(promotion, at, nowMs),
    ...promotion.criterias.flatMap((rule, ruleAt) =>
      listRuleFaults(rule, promotion, ["promotions", at, "criterias", ruleAt]),
    ),
  ]);
}

function listDateFaults(
  { startDate, endDate }: Promotion,
  at: number,
  nowMs: number,
): ProfileFault[] {
  const endMs = Date.parse(endDate);
  const key = ["promotions", at, "endDate"];
  if (endMs <= Date.parse(startDate))
    return [buildFault(key, `must be after startDate (${startDate})`)];
  if (endMs <= nowMs + TWO_YEARS_MS || isStandingOffer({ endDate })) return [];
  return [
    buildWarning(
      key,
      "is more than two years away; an offer that stands until you take it down ends in 2050",
    ),
  ];
}

/** An unknown object or key is empty, so the rule is legal but hardly what was meant. */
function listRuleFaults(
  { object, key }: Rule,
  { url }: Promotion,
  ruleKey: readonly (string | number)[],
): ProfileFault[] {
  const known = Object.entries(OFFER_FACT_KEYS).find(
    ([name]) => name === object,
  );
  if (known === undefined)
    return [
      buildWarning(
        [...ruleKey, "object"],
        `"${object}" is always empty; criteria speak of ${formatList(Object.keys(OFFER_FACT_KEYS))}`,
      ),
    ];
  const keys: readonly string[] = known[1];
  if (!keys.includes(key))
    return [
      buildWarning(
        [...ruleKey, "key"],
        `"${key}" is always empty; ${object} has ${formatList(keys)}`,
      ),
    ];
  return object === "vehicle" && !VEHICLE_SEARCH.test(url)
    ? [
        buildWarning(
          [...ruleKey, "object"],
          `"vehicle" is always empty, because url (${url}) finds no vehicles`,
        ),
      ]
    : [];
}

function formatList(names: readonly string[]): string {
  return names.join(", ");
}
