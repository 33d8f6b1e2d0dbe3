import {
  fault,
  warning,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";
import { REVIEW_CATEGORIES } from "#app/domain/store-profile/content/review.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** Tables with a value twice, or a gap where the site needs a value. */
export function listTableFaults(profile: StoreProfile): ProfileFault[] {
  return [
    ...listRepeats(profile),
    ...listStateGaps(profile),
    ...listResidualGaps(profile),
    ...listReviewGaps(profile),
  ];
}

function listRepeats(profile: StoreProfile): ProfileFault[] {
  const ids = (list: readonly { readonly id: string | number }[]) =>
    list.map(({ id }) => id);
  return [
    ...repeats(["stores"], "id", ids(profile.stores)),
    ...repeats(["staff"], "id", ids(profile.staff)),
    ...repeats(["promotions"], "id", ids(profile.promotions)),
    ...repeats(["leads", "topics"], "id", ids(profile.leads.topics)),
    ...repeats(
      ["search", "specialFilters"],
      "id",
      ids(profile.search.specialFilters),
    ),
    ...repeats(
      ["search", "bodyStyles"],
      "value",
      profile.search.bodyStyles.map(({ value }) => value),
    ),
    ...repeats(
      ["serviceCenter", "popularServices"],
      "id",
      ids(profile.serviceCenter.popularServices),
    ),
    ...repeats(
      ["trade", "questions"],
      "questionId",
      profile.trade.questions.map(({ questionId }) => questionId),
    ),
  ];
}

function repeats(
  list: ProfileKey,
  name: string,
  values: readonly (string | number)[],
): ProfileFault[] {
  return values.flatMap((value, at) =>
    values.indexOf(value) < at
      ? [fault([...list, at, name], `"${value}" is used twice`)]
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
        fault(
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
  return steps(leaseTermMonths).flatMap((termMonths) =>
    steps(leaseMilesPerYear)
      .filter(
        (milesPerYear) =>
          !leaseResiduals.some(
            (it) =>
              it.termMonths === termMonths && it.milesPerYear === milesPerYear,
          ),
      )
      .map((milesPerYear) =>
        fault(
          ["estimator", "leaseResiduals"],
          `lacks an entry for ${termMonths} months and ${milesPerYear} miles a year`,
        ),
      ),
  );
}

function steps(range: { min: number; max: number; step: number }): number[] {
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
          warning(
            ["reviews"],
            `has ${count} of category ${category}; a section shows ${ratings.reviewsPerSection}`,
          ),
        ]
      : [];
  });
}
