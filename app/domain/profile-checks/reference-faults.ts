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
  yield* listDocumentFaults(profile);
  yield* listChoiceFaults(profile);
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
  for (const [at, { recipients }] of stores.entries())
    yield* listUnknownIds(
      ["stores", at, "recipients"],
      Object.keys(recipients),
    );
}

function* listStaffFaults({
  staff,
  stores,
  storeGroup: { employees },
}: StoreProfile): Iterable<ProfileFault> {
  for (const role of ["generalManager", "serviceManager"] as const)
    if (!staff.some(({ id }) => id === employees[role]))
      yield buildFault(
        ["storeGroup", "employees", role],
        `"${employees[role]}" is no id in staff.json`,
      );
  for (const [at, { storeId }] of staff.entries())
    if (!stores.some(({ id }) => id === storeId))
      yield buildFault(
        ["staff", at, "storeId"],
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

function* listChoiceFaults({
  site,
  search,
}: StoreProfile): Iterable<ProfileFault> {
  if (!site.languages.includes(site.defaultLanguage))
    yield buildFault(["site", "defaultLanguage"], "is not among languages");
  if (site.defaultLanguage === "es")
    yield buildFault(
      ["site", "defaultLanguage"],
      "Spanish pages are not there yet: no address of the site would answer in Spanish; must be en",
    );
  if (!search.sortOptions.includes(search.defaultSort))
    yield buildFault(["search", "defaultSort"], "is not among sortOptions");
}
