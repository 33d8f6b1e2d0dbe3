import {
  buildFault,
  buildWarning,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";
import { REVIEW_CATEGORIES } from "#app/domain/store-profile/content/review.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** It lists tables with a value twice, or a gap where the site needs a value. */
export function listTableFaults(profile: StoreProfile): ProfileFault[] {
  return [
    ...listRepeats(profile),
    ...listStateGaps(profile),
    ...listResidualGaps(profile),
    ...listReviewGaps(profile),
  ];
}

function listRepeats(profile: StoreProfile): ProfileFault[] {
  const listIds = (list: readonly { readonly id: string | number }[]) =>
    list.map(({ id }) => id);
  return [
    ...listRepeatedValues(["stores"], "id", listIds(profile.stores)),
    ...listRepeatedValues(["staff"], "id", listIds(profile.staff)),
    ...listRepeatedValues(["promotions"], "id", listIds(profile.promotions)),
    ...listRepeatedValues(
      ["leads", "topics"],
      "id",
      listIds(profile.leads.topics),
    ),
    ...listRepeatedValues(
      ["search", "specialFilters"],
      "id",
      listIds(profile.search.specialFilters),
    ),
    ...listRepeatedValues(
      ["search", "bodyStyles"],
      "value",
      profile.search.bodyStyles.map(({ value }) => value),
    ),
    ...listRepeatedValues(
      ["serviceCenter", "popularServices"],
      "id",
      listIds(profile.serviceCenter.popularServices),
    ),
    ...listRepeatedValues(
      ["trade", "questions"],
      "questionId",
      profile.trade.questions.map(({ questionId }) => questionId),
    ),
  ];
}

function listRepeatedValues(
  list: ProfileKey,
  name: string,
  values: readonly (string | number)[],
): ProfileFault[] {
  return values.flatMap((value, at) =>
    values.indexOf(value) < at
      ? [buildFault([...list, at, name], `"${value}" is used twice`)]
      : [],
  );
}

function listStateGaps({ stores, pricing }: StoreProfile): ProfileFault[] {
  const states = new Set(stores.map(({ stateShort }) => stateShort));
  const tables = [
    "taxPercentByState",
    "titleAndRegistrationCentsByState",
  ] as const;
  return tables.flatMap((table) =>
    [...states]
      .filter((state) => pricing[table][state] === undefined)
      .map((state) =>
        buildFault(
          ["pricing", table, state],
          `is missing, and a store lies in ${state}`,
        ),
      ),
  );
}

/** Every term and mileage that the lease controls offer needs a residual. */
function listResidualGaps(profile: StoreProfile): ProfileFault[] {
  if (!profile.conditions.includes("new")) return [];
  const { leaseTermMonths, leaseMilesPerYear, leaseResiduals } =
    profile.estimator;
  return listSteps(leaseTermMonths).flatMap((termMonths) =>
    listSteps(leaseMilesPerYear)
      .filter(
        (milesPerYear) =>
          !leaseResiduals.some(
            (it) =>
              it.termMonths === termMonths && it.milesPerYear === milesPerYear,
          ),
      )
      .map((milesPerYear) =>
        buildFault(
          ["estimator", "leaseResiduals"],
          `lacks an entry for ${termMonths} months and ${milesPerYear} miles a year`,
        ),
      ),
  );
}

function listSteps(range: {
  min: number;
  max: number;
  step: number;
}): number[] {
  const length = Math.floor((range.max - range.min) / range.step) + 1;
  return Array.from({ length }, (_, at) => range.min + at * range.step);
}

function listReviewGaps({ reviews, ratings }: StoreProfile): ProfileFault[] {
  return REVIEW_CATEGORIES.flatMap((category) => {
    const count = reviews.filter((it) =>
      it.categories.includes(category),
    ).length;
    return count < ratings.reviewsPerSection
      ? [
          buildWarning(
            ["reviews"],
            `has ${count} of category ${category}; a section shows ${ratings.reviewsPerSection}`,
          ),
        ]
      : [];
  });
}
