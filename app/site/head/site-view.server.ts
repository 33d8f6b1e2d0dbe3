import { getPageAddress } from "#app/domain/address/page-address.ts";
import { CHAT_PATH } from "#app/domain/chat/chat-address.ts";
import { getStoreInventoryAddress } from "#app/domain/search-address/search-address.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import { keepsInventoryPrivate } from "#app/domain/gate/gate.ts";
import { UNLOCK_PATH } from "#app/site/gate/unlock-path.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { spaceHalves } from "#app/domain/clock-time.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { findTagSettings } from "#app/domain/tags/tag-settings.ts";
import { formatThemeStyles } from "#app/domain/theme/theme-styles.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type PageData,
  packPageData,
  unpackPageData,
} from "#app/site/page/page-data.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { sayPriceNote } from "./price-note.server.ts";
import { createMetadataGetter } from "./site-metadata.server.ts";
import { buildFlashToast } from "#app/site/toasts/flash-toast.server.ts";
import { visitorCopy } from "#app/site/visitor/copy.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import { findShopperDistances } from "#app/site/store/shopper-distances.server.ts";
import { storeCopy } from "#app/site/store/copy.ts";
import {
  getCalendar,
  getFurtherCalendar,
} from "#app/domain/store-hours/day-hours.ts";
import {
  buildHoursRows,
  formatOpenText,
  getTimeZone,
} from "#app/site/store/store-hours.ts";
import { buildMenuLinks, buildMenus } from "./menu-views.ts";
import { findProfileLinkAddress } from "#app/site/vehicles/gated/profile-link.server.ts";
import {
  CONSENT_PATH,
  COOKIE_SETTINGS_PATH,
} from "#app/site/consent/consent-addresses.ts";
import { settingsCopy } from "#app/site/consent/settings-copy.ts";
import type {
  MenuLink,
  SiteView,
  StoreView,
} from "#app/site/page/site-view.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { toLocale } from "#app/domain/store-profile/fields/languages.ts";

type SitePorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "clock" | "zipPlaces"
> & { readonly inventory: Pick<AppPorts["inventory"], "readLastImportAtMs"> };
type Facts = Pick<
  RequestFacts,
  "storeId" | "language" | "consent" | "flash" | "place" | "visitor"
>;

/** Hours are worded to the minute, so one view serves a whole minute. */
const views = new WeakMap<
  StoreProfile,
  { minute: number; byStore: Map<string, PageData<SiteView>> }
>();

/** The view holds for this visitor's store and language at this time. */
export async function loadSiteView(
  ports: SitePorts,
  facts: Facts,
): Promise<PageData<SiteView>> {
  const { profile, siteUrl, clock, inventory } = ports;
  const nowMs = clock.nowMs();
  const minute = Math.floor(nowMs / MINUTE_MS);
  let kept = views.get(profile);
  if (kept === undefined || kept.minute !== minute) {
    kept = { minute, byStore: new Map() };
    views.set(profile, kept);
  }
  const key = `${facts.language} ${facts.storeId} ${siteUrl} ${facts.consent.mode} ${facts.consent.hasPrivacySignal}`;
  let view = kept.byStore.get(key);
  if (view === undefined) {
    const updatedAtMs = await findLastImportAtMs(profile, inventory);
    view = packPageData(
      makeView(profile, siteUrl, { nowMs, updatedAtMs }, facts),
    );
    kept.byStore.set(key, view);
  }
  const distances = findShopperDistances(ports, facts);
  const { priceView } = facts.visitor;
  if (facts.flash === null && distances === null && priceView === "total")
    return view;
  const flash =
    facts.flash && buildFlashToast(facts.flash, profile, facts.language);
  return packPageData({ ...unpackPageData(view), flash, distances, priceView });
}

const lastImports = new WeakMap<StoreProfile, number | null>();

/** If the database does not answer, the page uses the last known value. */
async function findLastImportAtMs(
  profile: StoreProfile,
  inventory: SitePorts["inventory"],
): Promise<number | null> {
  try {
    const importedAtMs = await inventory.readLastImportAtMs();
    lastImports.set(profile, importedAtMs);
    return importedAtMs;
  } catch {
    return lastImports.get(profile) ?? null;
  }
}

function makeView(
  profile: StoreProfile,
  siteUrl: string,
  { nowMs, updatedAtMs }: { nowMs: number; updatedAtMs: number | null },
  facts: Facts,
): SiteView {
  const { language } = facts;
  const addressRules = getSearchAddressRules(profile);
  const rules = { profile, addressRules, language, storeId: facts.storeId };
  const { storeGroup, site } = profile;
  const menus = buildMenus(rules);
  const toldMachines = createMetadataGetter(profile, siteUrl, language);
  return {
    language,
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    name: site.name,
    description: site.description[language],
    titleSeparator: profile.seo.titleSeparator,
    siteUrl,
    canonical: {
      parameters: profile.seo.canonicalQueryParameters,
      isLowercased: profile.seo.lowercaseCanonical,
    },
    phone: storeGroup.phone,
    phoneText: formatPhone(storeGroup.phone, "general"),
    menus,
    footerLinks: [
      ...buildMenuLinks(profile.menus.footer, rules),
      ...buildChatLinks(profile, language),
      ...buildPrivateInventoryLinks(profile, language),
      ...buildYourDetailsLinks(profile, language),
      ...buildCookieSettingsLinks(facts.consent, profile, language),
    ],
    socials: storeGroup.socials.map(({ network, url }) => ({
      label: network,
      address: url,
    })),
    stores: profile.stores.map((store) =>
      buildStoreView(store, profile, nowMs, language),
    ),
    selectedStoreId: facts.storeId,
    distances: null,
    priceView: "total",
    documentFeeCents: profile.pricing.fees.documentFeeCents,
    isDocumentFeeIncluded: profile.pricing.advertise === "total",
    priceNote: sayPriceNote(profile, language),
    logo: profile.theme.logo,
    inventoryUpdatedText:
      updatedAtMs === null
        ? null
        : formatInstant(
            updatedAtMs,
            language,
            getTimeZone(profile, facts.storeId),
          ),
    place: `${storeGroup.city}, ${storeGroup.state}`,
    copyrightYear: new Date(nowMs).getUTCFullYear(),
    textOverrides: profile.texts[language],
    themeStyles: formatThemeStyles(profile.theme),
    toasts: profile.toasts,
    themeColor: toldMachines().themeColor,
    socialPicture: toldMachines().picture,
    getMetadata: toldMachines,
    flash: null,
    isPhoneVerificationOn: profile.leads.phoneVerification.isEnabled,
    isTestDriveOn: isPageOn(profile, "testDrive"),
    visitorDays: profile.visitor.profileDays,
    tags: findTagSettings(profile),
    consent: {
      tier: facts.consent.tier,
      mode: facts.consent.mode,
      rejectAll: profile.consent.rejectAll,
      hasPrivacySignal: facts.consent.hasPrivacySignal,
      isBackgroundLocked: profile.consent.isBackgroundLocked,
      bannerCloseDelayMs: profile.consent.bannerCloseDelayMs,
      policyAddress: isPageOn(profile, "cookiePolicy")
        ? getPageAddress("cookiePolicy", { language })
        : null,
    },
  };
}

/**
 * Spec §3, cookie settings: the profile's flag of the chat widget. Styles keep the link in sight. Without a vendor's
 * widget nobody answers at once, and the words promise no chat. Visitors share the view, whatever they allow the widget.
 */
function buildChatLinks(
  { chat, texts }: StoreProfile,
  language: Language,
): MenuLink[] {
  if (!chat.isEnabled) return [];
  const t = createTranslator(visitorCopy, texts[language], language);
  return [
    {
      label: t(chat.vendorScriptUrl === null ? "ask" : "chat"),
      address: addLanguage(CHAT_PATH, language),
    },
  ];
}

/** Assumption A482: every page leads to private cars, before they are unlocked and after. Visitors share the view. */
function buildPrivateInventoryLinks(
  { restrictions, texts }: StoreProfile,
  language: Language,
): MenuLink[] {
  if (!keepsInventoryPrivate(restrictions)) return [];
  const t = createTranslator(visitorCopy, texts[language], language);
  return [
    {
      label: t("privateInventory"),
      address: addLanguage(UNLOCK_PATH, language),
    },
  ];
}

function buildYourDetailsLinks(
  { texts }: StoreProfile,
  language: Language,
): MenuLink[] {
  const t = createTranslator(visitorCopy, texts[language], language);
  return [
    {
      label: t("yourDetails"),
      address: addLanguage(YOUR_DETAILS_PATH, language),
    },
  ];
}

/** Where there is nothing to set, the link leads back to the banner. */
function buildCookieSettingsLinks(
  { tier }: Facts["consent"],
  { texts }: StoreProfile,
  language: Language,
): MenuLink[] {
  const t = createTranslator(settingsCopy[language], texts[language], language);
  const [label, path] =
    tier < 2
      ? (["noticeLink", CONSENT_PATH] as const)
      : (["settingsLink", COOKIE_SETTINGS_PATH] as const);
  return [{ label: t(label), address: addLanguage(path, language) }];
}

/** It reads "November 21, 6:04 AM", in the store's own zone. */
function formatInstant(
  atMs: number,
  language: Language,
  timeZone: string,
): string {
  const said = new Intl.DateTimeFormat(toLocale(language), {
    timeZone,
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(atMs);
  return spaceHalves(said);
}

function buildStoreView(
  store: Store,
  profile: StoreProfile,
  nowMs: number,
  language: Language,
): StoreView {
  const t = createTranslator(storeCopy, profile.texts[language], language);
  const { timeZone } = store;
  const calendar = getCalendar(store, "sales");
  const moment = { timeZone, nowMs, language };
  const secondLine = `${store.city}, ${store.stateShort} ${store.zip}`;
  return {
    id: store.id,
    name: store.name,
    subname: store.subname?.[language] ?? null,
    city: store.city,
    stateShort: store.stateShort,
    addressLines: [
      store.addressLine1,
      ...(store.addressLine2 === null ? [] : [store.addressLine2]),
      secondLine,
    ],
    phone: store.phone,
    phoneText: formatPhone(store.phone, "general"),
    directionsAddress: store.googleMapsLink,
    siteAddress: findProfileLinkAddress(store.link, profile, language),
    inventoryAddress: getStoreInventoryAddress(store.id, { language }),
    coordinates: store.coordinates,
    note: store.note?.[language] ?? null,
    openText: formatOpenText(calendar, moment, t),
    hours: buildHoursRows(calendar, moment, t),
    furtherDepartments: store.furtherDepartments.map((further) => ({
      name: further.name[language],
      phone: further.phone,
      phoneText: formatPhone(further.phone, "general"),
      hours: buildHoursRows(getFurtherCalendar(store, further), moment, t),
    })),
  };
}
