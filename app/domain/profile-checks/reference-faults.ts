import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import {
  buildFault,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

export function* listReferenceFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  yield* listRecipientFaults(profile);
  yield* listStaffFaults(profile);
  yield* listOpeningFaults(profile);
  yield* listDocumentFaults(profile);
  yield* listContentFaults(profile);
  yield* listChoiceFaults(profile);
  yield* listOfferFaults(profile);
}

/** An offer of the workshop names services that it has, and takes off them what they cost at most. */
function* listOfferFaults({
  promotions,
  serviceCenter: { popularServices },
}: StoreProfile): Iterable<ProfileFault> {
  for (const [at, { serviceIds, offCents }] of promotions.entries()) {
    for (const [idAt, id] of serviceIds.entries()) {
      const service = popularServices.find((it) => it.id === id);
      if (service === undefined)
        yield buildFault(
          ["promotions", at, "serviceIds", idAt],
          `"${id}" is no id in serviceCenter.popularServices`,
        );
      else if (offCents !== null && offCents > (service.fromCents ?? 0))
        yield buildFault(
          ["promotions", at, "offCents"],
          `is more than fromCents of "${id}" in serviceCenter.popularServices`,
        );
    }
    if (offCents !== null && serviceIds.length === 0)
      yield buildFault(
        ["promotions", at, "offCents"],
        "is taken off no service: serviceIds names none",
      );
  }
}

function* listRecipientFaults({
  leads,
  stores,
}: StoreProfile): Iterable<ProfileFault> {
  const known = Object.keys(leads.recipients);
  function* listUnknownIds(
    key: ProfileKey,
    ids: readonly string[] = [],
  ): Iterable<ProfileFault> {
    for (const id of ids)
      if (!known.includes(id))
        yield buildFault(
          key,
          `"${id}" is no recipient; leads.json knows ${known.join(", ")}`,
        );
  }
  yield* listUnknownIds(
    ["leads", "fallbackRecipient"],
    [leads.fallbackRecipient],
  );
  for (const type of LEAD_TYPES)
    yield* listUnknownIds(
      ["leads", "types", type, "recipients"],
      leads.types[type]?.recipients,
    );
  for (const [at, { recipients }] of leads.topics.entries())
    yield* listUnknownIds(
      ["leads", "topics", at, "recipients"],
      recipients ?? [],
    );
  for (const [id, recipient] of Object.entries(leads.recipients))
    for (const storeId of Object.keys(recipient.stores))
      if (!stores.some((it) => it.id === storeId))
        yield buildFault(
          ["leads", "recipients", id, "stores", storeId],
          `"${storeId}" is no id in stores.json`,
        );
}

function* listStaffFaults({
  staff,
  stores,
  storeGroup: { employees, letter },
}: StoreProfile): Iterable<ProfileFault> {
  const named = [
    [["letter", "staffId"], letter?.staffId ?? null],
    [["employees", "generalManager"], employees.generalManager],
    [["employees", "serviceManager"], employees.serviceManager],
  ] as const;
  for (const [key, staffId] of named)
    if (staffId !== null && !staff.some(({ id }) => id === staffId))
      yield buildFault(
        ["storeGroup", ...key],
        `"${staffId}" is no id in staff.json`,
      );
  for (const [at, { storeId }] of staff.entries())
    if (!stores.some(({ id }) => id === storeId))
      yield buildFault(
        ["staff", at, "storeId"],
        `"${storeId}" is no id in stores.json`,
      );
}

function* listOpeningFaults({
  leads: { careers },
  stores,
}: StoreProfile): Iterable<ProfileFault> {
  for (const [at, { storeId }] of careers.openings.entries())
    if (!stores.some(({ id }) => id === storeId))
      yield buildFault(
        ["leads", "careers", "openings", at, "storeId"],
        `"${storeId}" is no id in stores.json`,
      );
}

function* listDocumentFaults({
  pages,
  legal,
  guides,
  authors,
}: StoreProfile): Iterable<ProfileFault> {
  const words = [
    ["privacyPolicy", legal["privacy-policy"], "legal/privacy-policy.md"],
    ["cookiePolicy", legal["cookie-policy"], "legal/cookie-policy.md"],
    ["termsOfSale", legal["terms-of-sale"], "legal/terms-of-sale.md"],
    ["shoppingGuides", guides.length > 0, "guides/*.md"],
    ["authors", authors.length > 0, "authors/*.md"],
  ] as const;
  for (const [page, found, file] of words)
    if (pages[page] && !found)
      yield buildFault(["pages", page], `is on, but ${file} is missing`);
  for (const { slug, authorSlug } of guides)
    if (!authors.some((author) => author.slug === authorSlug))
      yield buildFault(
        ["guides", slug, "authorSlug"],
        `"${authorSlug}" has no file in authors/`,
      );
}

/** These pages say what the dealership claims (Assumption A269). */
const CLAIMING_PAGES = [
  "autoFinancing",
  "applyForFinancing",
  "fullCreditApplication",
  "freeCreditScore",
  "buyHerePayHere",
  "badCreditFinancing",
  "service",
] as const satisfies readonly PageKey[];

/** A page stands on nothing that the profile does not hold. */
function* listContentFaults(profile: StoreProfile): Iterable<ProfileFault> {
  const { pages, claims, warranty, staff, trade } = profile;
  const lacks: readonly (readonly [PageKey, boolean, string])[] = [
    ...CLAIMING_PAGES.map(
      (page) =>
        [page, claims === null, "claims in profile.json are missing"] as const,
    ),
    ["vehicleProtectionPlans", warranty === null, "warranty.json is missing"],
    ["meetOurTeam", staff.length === 0, "staff.json names nobody"],
    ["staffMember", staff.length === 0, "staff.json names nobody"],
  ];
  for (const [page, isMissing, message] of lacks)
    if (pages[page] && isMissing)
      yield buildFault(["pages", page], `is on, but ${message}`);
  if (trade.form === "valuation" && claims === null)
    yield buildFault(
      ["trade", "form"],
      "is valuation, but claims in profile.json are missing",
    );
}

function* listChoiceFaults({
  site,
  search,
}: StoreProfile): Iterable<ProfileFault> {
  if (!site.languages.includes(site.defaultLanguage))
    yield buildFault(["site", "defaultLanguage"], "is not among languages");
  if (!search.sortOptions.includes(search.defaultSort))
    yield buildFault(["search", "defaultSort"], "is not among sortOptions");
}
