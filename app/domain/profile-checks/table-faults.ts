import {
  buildFault,
  buildWarning,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";
import {
  REVIEW_SECTIONS,
  REVIEWS_PER_SECTION,
  type ReviewCategory,
} from "#app/domain/store-profile/content/review.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

export function* listTableFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  yield* listRepeats(profile);
  yield* listStateGaps(profile);
  yield* listResidualGaps(profile);
  yield* listReviewGaps(profile);
}

function* listRepeats({
  stores,
  staff,
  promotions,
  leads,
  search,
  serviceCenter,
  trade,
}: StoreProfile): Iterable<ProfileFault> {
  yield* listRepeatedValues(["stores"], "id", stores);
  yield* listRepeatedValues(["staff"], "id", staff);
  yield* listRepeatedValues(["promotions"], "id", promotions);
  yield* listRepeatedValues(["leads", "topics"], "id", leads.topics);
  yield* listRepeatedValues(
    ["search", "specialFilters"],
    "path",
    search.specialFilters,
  );
  yield* listRepeatedValues(
    ["search", "bodyStyles"],
    "value",
    search.bodyStyles,
  );
  yield* listRepeatedValues(
    ["serviceCenter", "popularServices"],
    "id",
    serviceCenter.popularServices,
  );
  yield* listRepeatedValues(
    ["trade", "questions"],
    "questionId",
    trade.questions,
  );
  yield* listRepeatedValues(["trade", "options"], "optionId", trade.options);
}

function* listRepeatedValues<Name extends string>(
  list: ProfileKey,
  name: Name,
  entries: readonly Readonly<Record<Name, string | number>>[],
): Iterable<ProfileFault> {
  const values = entries.map((entry) => entry[name]);
  for (const [at, value] of values.entries())
    if (values.indexOf(value) < at)
      yield buildFault([...list, at, name], `"${value}" is used twice`);
}

function* listStateGaps({
  stores,
  pricing,
}: StoreProfile): Iterable<ProfileFault> {
  const states = new Set(stores.map(({ stateShort }) => stateShort));
  for (const state of states)
    if (pricing.stateCharges[state] === undefined)
      yield buildWarning(
        ["pricing", "stateCharges", state],
        `is missing, and a store lies in ${state}: no tax is estimated for its buyers`,
      );
}

/** Every term and mileage that the lease controls offer needs a residual. */
function* listResidualGaps({
  conditions,
  estimator,
}: StoreProfile): Iterable<ProfileFault> {
  if (!conditions.includes("new")) return;
  for (const termMonths of listSteps(estimator.leaseTermMonths))
    for (const milesPerYear of listSteps(estimator.leaseMilesPerYear))
      if (
        !estimator.leaseResiduals.some(
          (it) =>
            it.termMonths === termMonths && it.milesPerYear === milesPerYear,
        )
      )
        yield buildFault(
          ["estimator", "leaseResiduals"],
          `lacks an entry for ${termMonths} months and ${milesPerYear} miles a year`,
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

function* listReviewGaps({
  reviews,
  ratings,
}: StoreProfile): Iterable<ProfileFault> {
  const perSection = ratings?.reviewsPerSection ?? REVIEWS_PER_SECTION;
  // A dealership that shows no reviews at all lacks none.
  for (const categories of reviews.length === 0
    ? []
    : Object.values<readonly ReviewCategory[]>(REVIEW_SECTIONS)) {
    const fitting = reviews.filter((it) =>
      it.categories.some((category) => categories.includes(category)),
    );
    if (fitting.length < perSection)
      yield buildWarning(
        ["reviews"],
        `has ${fitting.length} of category ${categories.join(" or ")}; a section shows ${perSection}`,
      );
  }
  for (const [at, { hasPhoto, reviewerPhoto }] of reviews.entries())
    if (hasPhoto !== (reviewerPhoto !== null))
      yield buildWarning(
        ["reviews", at, hasPhoto ? "reviewerPhoto" : "hasPhoto"],
        hasPhoto ? "is missing" : "is off, so the photo is not shown",
      );
}
