import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import {
  buildFault,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** It lists names in one part of a profile that no other part knows. */
export function listReferenceFaults(profile: StoreProfile): ProfileFault[] {
  return [
    ...listRecipientFaults(profile),
    ...listStaffFaults(profile),
    ...listDocumentFaults(profile),
    ...listChoiceFaults(profile),
  ];
}

function listRecipientFaults({ leads, stores }: StoreProfile): ProfileFault[] {
  const known = Object.keys(leads.recipients);
  const listUnknownIds = (key: ProfileKey, ids: readonly string[]) =>
    ids
      .filter((id) => !known.includes(id))
      .map((id) =>
        buildFault(
          key,
          `"${id}" is no recipient; leads.json knows ${known.join(", ")}`,
        ),
      );
  return [
    ...listUnknownIds(
      ["leads", "fallbackRecipient"],
      [leads.fallbackRecipient],
    ),
    ...LEAD_TYPES.flatMap((type) =>
      listUnknownIds(
        ["leads", "types", type, "recipients"],
        leads.types[type]?.recipients ?? [],
      ),
    ),
    ...leads.topics.flatMap((topic, at) =>
      listUnknownIds(
        ["leads", "topics", at, "recipients"],
        topic.recipients ?? [],
      ),
    ),
    ...stores.flatMap((store, at) =>
      listUnknownIds(
        ["stores", at, "recipients"],
        Object.keys(store.recipients),
      ),
    ),
  ];
}

function listStaffFaults({
  staff,
  stores,
  storeGroup,
}: StoreProfile): ProfileFault[] {
  const { employees } = storeGroup;
  const roles = ["generalManager", "serviceManager"] as const;
  return [
    ...roles
      .filter((role) => !staff.some(({ id }) => id === employees[role]))
      .map((role) =>
        buildFault(
          ["storeGroup", "employees", role],
          `"${employees[role]}" is no id in staff.json`,
        ),
      ),
    ...staff.flatMap(({ storeId }, at) =>
      stores.some(({ id }) => id === storeId)
        ? []
        : [
            buildFault(
              ["staff", at, "storeId"],
              `"${storeId}" is no id in stores.json`,
            ),
          ],
    ),
  ];
}

function listDocumentFaults(profile: StoreProfile): ProfileFault[] {
  const { pages, legal, guides, authors } = profile;
  const words = [
    ["privacyPolicy", legal["privacy-policy"], "legal/privacy-policy.md"],
    ["cookiePolicy", legal["cookie-policy"], "legal/cookie-policy.md"],
    ["termsOfSale", legal["terms-of-sale"], "legal/terms-of-sale.md"],
    ["shoppingGuides", guides.length > 0, "guides/*.md"],
    ["authors", authors.length > 0, "authors/*.md"],
  ] as const;
  return [
    ...words.flatMap(([page, found, file]) =>
      pages[page] && !found
        ? [buildFault(["pages", page], `is on, but ${file} is missing`)]
        : [],
    ),
    ...guides.flatMap(({ slug, authorSlug }) =>
      authors.some((author) => author.slug === authorSlug)
        ? []
        : [
            buildFault(
              ["guides", slug, "authorSlug"],
              `"${authorSlug}" has no file in authors/`,
            ),
          ],
    ),
  ];
}

function listChoiceFaults({ site, search }: StoreProfile): ProfileFault[] {
  return [
    ...(site.languages.includes(site.defaultLanguage)
      ? []
      : [buildFault(["site", "defaultLanguage"], "is not among languages")]),
    ...(site.defaultLanguage === "es"
      ? [
          buildFault(
            ["site", "defaultLanguage"],
            "Spanish pages are not there yet: no address of the site would answer in Spanish; must be en",
          ),
        ]
      : []),
    ...(search.sortOptions.includes(search.defaultSort)
      ? []
      : [buildFault(["search", "defaultSort"], "is not among sortOptions")]),
  ];
}
