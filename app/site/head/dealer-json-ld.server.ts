import type { AutoDealer, AutoRepair, Organization } from "schema-dts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { findProfileLinkAddress } from "#app/site/vehicles/gated/profile-link.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { headCopy } from "./copy.ts";
import { buildOpeningHours } from "./opening-hours.server.ts";
import { getDealershipNodeId, getStoreNodeId } from "./json-ld-ids.ts";

interface DealerContext {
  readonly profile: StoreProfile;
  readonly siteUrl: string;
  readonly language: Language;
  /** Whole address of the picture that stands for the dealership. */
  readonly image: string;
}

/** The company behind the stores. */
export function buildDealershipJsonLd({
  profile: { storeGroup, site, theme },
  siteUrl,
  language,
}: DealerContext): Organization {
  const logo = theme.logo.default ?? theme.logo.icon;
  return {
    "@type": "Organization",
    "@id": getDealershipNodeId(siteUrl),
    name: site.name,
    legalName: storeGroup.legalName,
    url: `${siteUrl}/`,
    description: storeGroup.description[language],
    telephone: formatTelephone(storeGroup.phone),
    address: buildPostalAddress(storeGroup),
    sameAs: storeGroup.socials.map(({ url }) => url),
    ...(logo !== null && { logo: new URL(logo, `${siteUrl}/`).href }),
  };
}

/** One rooftop with its counters for sales and service, each with its own hours. */
export function buildStoreJsonLd(
  store: Store,
  context: DealerContext,
): AutoDealer {
  const { profile, siteUrl, language, image } = context;
  const { latitude, longitude } = store.coordinates;
  const place = findProfileLinkAddress(store.link, profile, language) ?? "/";
  return {
    "@type": "AutoDealer",
    "@id": getStoreNodeId(siteUrl, store.id),
    name: store.name,
    url: new URL(place, `${siteUrl}/`).href,
    image,
    telephone: formatTelephone(store.phone),
    address: buildPostalAddress(store),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    hasMap: store.googleMapsLink,
    openingHoursSpecification: buildOpeningHours(store.departments.sales.hours),
    parentOrganization: { "@id": getDealershipNodeId(siteUrl) },
    department: buildDepartmentJsonLd(store, context),
  };
}

function buildDepartmentJsonLd(
  store: Store,
  { profile, language, image }: DealerContext,
): readonly (AutoDealer | AutoRepair)[] {
  const t = createTranslator(headCopy, profile.texts[language], language);
  const { sales, service } = store.departments;
  const buildCounter = ({ phone, hours }: typeof sales) => ({
    image,
    telephone: formatTelephone(phone),
    address: buildPostalAddress(store),
    openingHoursSpecification: buildOpeningHours(hours),
  });
  const names = { store: store.name };
  return [
    {
      "@type": "AutoDealer",
      name: t("department.sales", names),
      ...buildCounter(sales),
    },
    {
      "@type": "AutoRepair",
      name: t("department.service", names),
      ...buildCounter(service),
    },
  ];
}

function formatTelephone(phone: string): string {
  return formatPhone(phone, "email");
}

type Placed = Pick<
  Store,
  "addressLine1" | "addressLine2" | "city" | "stateShort" | "zip" | "country"
>;

function buildPostalAddress(place: Placed) {
  return {
    "@type": "PostalAddress" as const,
    streetAddress: [place.addressLine1, place.addressLine2]
      .filter((line) => line !== null)
      .join(", "),
    addressLocality: place.city,
    addressRegion: place.stateShort,
    postalCode: place.zip,
    addressCountry: place.country,
  };
}
