import type { AutoDealer, AutoRepair, Organization } from "schema-dts";
import { formatPhone } from "#app/domain/phone/phone-masks.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { profileLink } from "#app/site/vehicles/gated/profile-link.server.ts";
import { translator } from "#app/site/page/copy.ts";
import { headCopy } from "./copy.ts";
import { openingHours } from "./opening-hours.server.ts";
import { dealershipId, storeThingId } from "./json-ld-ids.ts";

interface DealerContext {
  readonly profile: StoreProfile;
  readonly siteUrl: string;
  readonly language: Language;
  /** Whole address of the picture that stands for the dealership. */
  readonly image: string;
}

/** The company behind the stores. */
export function dealershipThing({
  profile: { storeGroup, site, theme },
  siteUrl,
  language,
}: DealerContext): Organization {
  const logo = theme.logo.default ?? theme.logo.icon;
  return {
    "@type": "Organization",
    "@id": dealershipId(siteUrl),
    name: site.name,
    legalName: storeGroup.legalName,
    url: `${siteUrl}/`,
    description: storeGroup.description[language],
    telephone: telephoneOf(storeGroup.phone),
    address: postalAddress(storeGroup),
    sameAs: storeGroup.socials.map(({ url }) => url),
    ...(logo !== null && { logo: new URL(logo, `${siteUrl}/`).href }),
  };
}

/** One rooftop with its counters for sales and service, each with its own hours. */
export function storeThing(store: Store, context: DealerContext): AutoDealer {
  const { profile, siteUrl, language, image } = context;
  const { latitude, longitude } = store.coordinates;
  const place = profileLink(store.link, profile, language) ?? "/";
  return {
    "@type": "AutoDealer",
    "@id": storeThingId(siteUrl, store.id),
    name: store.name,
    url: new URL(place, `${siteUrl}/`).href,
    image,
    telephone: telephoneOf(store.phone),
    address: postalAddress(store),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    hasMap: store.googleMapsLink,
    openingHoursSpecification: openingHours(store.departments.sales.hours),
    parentOrganization: { "@id": dealershipId(siteUrl) },
    department: departmentThings(store, context),
  };
}

function departmentThings(
  store: Store,
  { profile, language, image }: DealerContext,
): readonly (AutoDealer | AutoRepair)[] {
  const t = translator(headCopy, profile.texts[language], language);
  const { sales, service } = store.departments;
  const counter = ({ phone, hours }: typeof sales) => ({
    image,
    telephone: telephoneOf(phone),
    address: postalAddress(store),
    openingHoursSpecification: openingHours(hours),
  });
  const names = { store: store.name };
  return [
    {
      "@type": "AutoDealer",
      name: t("department.sales", names),
      ...counter(sales),
    },
    {
      "@type": "AutoRepair",
      name: t("department.service", names),
      ...counter(service),
    },
  ];
}

function telephoneOf(phone: string): string {
  return formatPhone(phone, "email");
}

type Placed = Pick<
  Store,
  "addressLine1" | "addressLine2" | "city" | "stateShort" | "zip" | "country"
>;

function postalAddress(place: Placed) {
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
