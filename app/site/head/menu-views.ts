import {
  getOwnPageAddress,
  getPageAddress,
  type FixedPageKey,
} from "#app/domain/address/page-address.ts";
import type { SearchAddressRules } from "#app/domain/search-address/search-check.ts";
import {
  formatSearchAddress,
  parseSearchAddress,
  readSearch,
} from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import {
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { BODY_STYLES } from "#app/domain/vehicle/vehicle.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { findServiceAddress } from "#app/site/store/service-address.ts";
import type { Menu, MenuGroup, MenuLink } from "#app/site/page/site-view.ts";

export interface MenuRules {
  readonly profile: StoreProfile;
  readonly addressRules: SearchAddressRules;
  readonly language: Language;
  /** The visitor's store. */
  readonly storeId: string;
}

type MainItem = StoreProfile["menus"]["main"][number];
type Target = StoreProfile["menus"]["footer"][number]["target"];

/** Spec §2, menus: an entry whose page is off is left out, and so is a heading left empty. */
export function buildMenus(rules: MenuRules): Menu[] {
  return rules.profile.menus.main
    .map((item) => buildMenu(item, rules))
    .filter((menu) => menu.address !== null || menu.links.length > 0);
}

export function buildMenuLinks(
  items: StoreProfile["menus"]["footer"],
  rules: MenuRules,
): MenuLink[] {
  return items.flatMap(({ label, target }) => {
    const address = findTargetAddress(target, rules);
    return address === null ? [] : [{ label: label[rules.language], address }];
  });
}

/** Null means that the profile's path means nothing here. */
function findMenuSearchAddress(
  path: string,
  { addressRules, language }: MenuRules,
): string | null {
  const url = new URL(path, "http://profile.invalid");
  const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
  const parsed = parseSearchAddress(segments, url.searchParams, addressRules, {
    language,
  });
  if (parsed.kind === "not-found") return null;
  return parsed.kind === "search"
    ? formatSearchAddress(parsed.search, { language })
    : parsed.location;
}

function buildMenu({ label, target, items }: MainItem, rules: MenuRules): Menu {
  return {
    label: label[rules.language],
    address: target === null ? null : findTargetAddress(target, rules),
    links: items.flatMap((item) => {
      const [link] = buildMenuLinks([item], rules);
      if (link === undefined) return [];
      return [{ ...link, ...describeTarget(item.target, rules) }];
    }),
  };
}

/** A search belongs to the one kind of filter that it sets; without any, to the conditions. */
function describeTarget(
  target: Target,
  { addressRules }: MenuRules,
): Pick<MenuLink, "group" | "bodystyle"> {
  if (target.kind === "page")
    return target.page === "specialOffers" ? { group: "price" } : {};
  if (target.kind !== "search") return {};
  const search = readSearch(target.path, addressRules);
  if (search === null) return {};
  const [key, ...others] = [
    ...Object.keys(search.values),
    ...Object.keys(search.ranges),
    ...(search.keywords === null ? [] : ["keywords"]),
  ];
  if (key === undefined) return { group: "condition" };
  const group = FILTER_GROUPS[key];
  if (group === undefined || others.length > 0) return {};
  const styles = search.values.bodystyle ?? [];
  const bodystyle = BODY_STYLES.find((it) => styles.includes(it));
  return bodystyle === undefined || styles.length > 1
    ? { group }
    : { group, bodystyle };
}

const FILTER_GROUPS: Readonly<Record<string, MenuGroup>> = {
  bodystyle: "bodystyle",
  price: "price",
  payment: "price",
  great_deals: "price",
};

function findTargetAddress(target: Target, rules: MenuRules): string | null {
  if (target.kind === "search")
    return findMenuSearchAddress(target.path, rules);
  if (target.kind === "link") return target.url;
  if (target.kind === "ownPage")
    return getOwnPageAddress(target.slug, { language: rules.language });
  // What is asked of a store stands where the store answers it.
  if (target.page === "serviceSchedule")
    return findServiceAddress(rules.profile, rules);
  if (!isPageOn(rules.profile, target.page) || !isFixedPage(target.page))
    return null;
  return getPageAddress(target.page, { language: rules.language });
}

function isFixedPage(page: PageKey): page is FixedPageKey {
  return PAGE_PATHS[page] !== null;
}
