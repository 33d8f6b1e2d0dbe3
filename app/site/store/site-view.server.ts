import { storeInventoryAddress } from "#app/domain/address/addresses.ts";
import { searchAddressRules } from "./profile-rules.ts";
import { formatPhone } from "#app/domain/phone/phone-masks.ts";
import type { Language } from "#app/domain/store-profile/localized-text.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import { type PageData, packPageData } from "#app/site/shell/page-data.ts";
import { translator } from "#app/site/texts/copy.ts";
import { storeCopy } from "./copy.ts";
import { hoursRows, openText } from "./hours-text.ts";
import { menuLinks, menuViews } from "./menu-views.ts";
import type { SiteView, StoreView } from "./site-view.ts";

type SitePorts = Pick<AppPorts, "profile" | "siteUrl" | "clock" | "inventory">;
type Facts = Pick<RequestFacts, "storeId" | "language">;

const MINUTE_MS = 60_000;
/** Hours are worded to the minute, so one view serves a whole minute. */
const views = new WeakMap<
  StoreProfile,
  { minute: number; byStore: Map<string, PageData<SiteView>> }
>();

/** What every page shows of the dealership, for this visitor's store and language, now. */
export async function siteView(
  { profile, siteUrl, clock, inventory }: SitePorts,
  facts: Facts,
): Promise<PageData<SiteView>> {
  const nowMs = clock.nowMs();
  const minute = Math.floor(nowMs / MINUTE_MS);
  let kept = views.get(profile);
  if (kept === undefined || kept.minute !== minute) {
    kept = { minute, byStore: new Map() };
    views.set(profile, kept);
  }
  const key = `${facts.language} ${facts.storeId} ${siteUrl}`;
  let view = kept.byStore.get(key);
  if (view === undefined) {
    const updatedAtMs = await inventory.readLastImportAtMs();
    view = packPageData(
      makeView(profile, siteUrl, { nowMs, updatedAtMs }, facts),
    );
    kept.byStore.set(key, view);
  }
  return view;
}

function makeView(
  profile: StoreProfile,
  siteUrl: string,
  { nowMs, updatedAtMs }: { nowMs: number; updatedAtMs: number | null },
  facts: Facts,
): SiteView {
  const { language } = facts;
  const addressRules = searchAddressRules(profile);
  const rules = { profile, addressRules, language };
  const { storeGroup, site } = profile;
  const menus = menuViews(rules);
  return {
    language,
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
    footerLinks: menuLinks(profile.menus.footer, rules),
    socials: storeGroup.socials.map(({ network, url }) => ({
      label: network,
      address: url,
    })),
    stores: profile.stores.map((store) =>
      storeView(store, profile, nowMs, language),
    ),
    selectedStoreId: facts.storeId,
    documentFeeCents: profile.pricing.fees.documentFeeCents,
    isDocumentFeeIncluded: profile.pricing.advertise === "total",
    logo: profile.theme.logo,
    inventoryUpdatedText:
      updatedAtMs === null
        ? null
        : instantText(
            updatedAtMs,
            language,
            timeZoneOf(profile, facts.storeId),
          ),
    place: `${storeGroup.city}, ${storeGroup.state}`,
    copyrightYear: new Date(nowMs).getUTCFullYear(),
    textOverrides: profile.texts[language],
  };
}

/** "November 21, 6:04 AM", in the store's own zone. */
function instantText(
  atMs: number,
  language: Language,
  timeZone: string,
): string {
  return new Intl.DateTimeFormat(language, {
    timeZone,
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(atMs);
}

function timeZoneOf({ stores }: StoreProfile, storeId: string): string {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  return store?.timeZone ?? "UTC";
}

function storeView(
  store: Store,
  profile: StoreProfile,
  nowMs: number,
  language: Language,
): StoreView {
  const t = translator(storeCopy, profile.texts[language], language);
  const { hours } = store.departments.sales;
  const secondLine = `${store.city}, ${store.stateShort} ${store.zip}`;
  return {
    id: store.id,
    name: store.name,
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
    siteAddress: store.link,
    inventoryAddress: storeInventoryAddress(store.id, { language }),
    coordinates: store.coordinates,
    note: store.note?.[language] ?? null,
    openText: openText(hours, store.timeZone, nowMs, t),
    hours: hoursRows(hours, t),
  };
}
