import {
  type Calendar,
  getCalendar,
  getFurtherCalendar,
  getHoursOn,
  listOpenSpans,
} from "#app/domain/store-hours/day-hours.ts";
import type {
  AutoDealer,
  AutoRepair,
  OpeningHoursSpecification,
  Organization,
} from "schema-dts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { findProfileLinkAddress } from "#app/site/vehicles/gated/profile-link.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { headCopy } from "./copy.ts";
import { getDealershipNodeId, getStoreNodeId } from "./json-ld.ts";
import {
  type Weekday,
  WEEKDAYS,
  type WeekHours,
} from "#app/domain/store-profile/hours.ts";
import { buildColorSteps, SURFACE } from "#app/domain/theme/theme-styles.ts";
import type { SiteMetadata } from "#app/site/page/page-head.ts";
import { buildSiteSocialPicture } from "./social-picture.server.ts";

/** Made when the first page asks for it. */
export function createMetadataGetter(
  profile: StoreProfile,
  siteUrl: string,
  language: Language,
): () => SiteMetadata {
  let made: SiteMetadata | null = null;
  return () => (made ??= make(profile, siteUrl, language));
}

function make(
  profile: StoreProfile,
  siteUrl: string,
  language: Language,
): SiteMetadata {
  const drawn = buildSiteSocialPicture(profile, language);
  const own = profile.seo.socialPicture;
  const picture =
    own === null ? drawn : { address: own, alt: profile.site.name };
  const context = {
    profile,
    siteUrl,
    language,
    image: new URL(picture.address, `${siteUrl}/`).href,
  };
  const stores = new Map(
    profile.stores.map((store) => [store.id, buildStoreJsonLd(store, context)]),
  );
  return {
    themeColor: buildColorSteps(profile.theme.primary, SURFACE).button,
    picture,
    stores: [buildDealershipJsonLd(context), ...stores.values()],
    findStore: (storeId) => stores.get(storeId) ?? null,
  };
}

interface DealerContext {
  readonly profile: StoreProfile;
  readonly siteUrl: string;
  readonly language: Language;
  readonly image: string;
}

function buildDealershipJsonLd({
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
    email: storeGroup.email,
    address: buildPostalAddress(storeGroup),
    sameAs: storeGroup.socials.map(({ url }) => url),
    ...(logo !== null && { logo: new URL(logo, `${siteUrl}/`).href }),
  };
}

/** One rooftop with its counters for sales and service, each with its own hours. */
function buildStoreJsonLd(store: Store, context: DealerContext): AutoDealer {
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
    email: store.email,
    address: buildPostalAddress(store),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    hasMap: store.googleMapsLink,
    ...buildHoursJsonLd(getCalendar(store, "sales")),
    parentOrganization: { "@id": getDealershipNodeId(siteUrl) },
    department: buildDepartmentJsonLd(store, context),
  };
}

function buildDepartmentJsonLd(
  store: Store,
  { profile, language, image }: DealerContext,
): readonly (AutoDealer | AutoRepair)[] {
  const t = createTranslator(headCopy, profile.texts[language], language);
  const buildCounter = (department: "sales" | "service") => ({
    image,
    telephone: formatTelephone(store.departments[department].phone),
    address: buildPostalAddress(store),
    ...buildHoursJsonLd(getCalendar(store, department)),
  });
  const names = { store: store.name };
  return [
    {
      "@type": "AutoDealer",
      name: t("department.sales", names),
      ...buildCounter("sales"),
    },
    // A dealership that says nothing of service is told to have none.
    ...(isPageOn(profile, "service") || isPageOn(profile, "serviceSchedule")
      ? [
          {
            "@type": "AutoRepair" as const,
            name: t("department.service", names),
            ...buildCounter("service"),
          },
        ]
      : []),
    ...store.furtherDepartments.map((further) => ({
      "@type": "AutoDealer" as const,
      name: t("department.further", {
        department: further.name[language],
        ...names,
      }),
      image,
      telephone: formatTelephone(further.phone),
      address: buildPostalAddress(store),
      ...buildHoursJsonLd(getFurtherCalendar(store, further)),
    })),
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

/** Special days hold whatever the week says; one without hours is from midnight to midnight, as search engines read it. */
function buildHoursJsonLd(calendar: Calendar) {
  const specialDays = calendar.specialDays.flatMap(({ day }) => {
    const spans = listOpenSpans(getHoursOn(calendar, day));
    return (spans.length === 0 ? [NEVER] : spans).map(({ open, close }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: day,
      validThrough: day,
      opens: formatScheduleTime(open),
      closes: formatScheduleTime(close),
    }));
  });
  return {
    openingHoursSpecification: buildOpeningHours(calendar.hours),
    ...(specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialDays,
    }),
  };
}

const NEVER = { open: 0, close: 0 };

/** Days with the same hours together; a closed day is left out, as the vocabulary has it. */
function buildOpeningHours(
  hours: WeekHours,
): readonly OpeningHoursSpecification[] {
  const byTimes = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS) {
    for (const { open, close } of listOpenSpans(hours[day])) {
      const times = `${formatScheduleTime(open)} ${formatScheduleTime(close)}`;
      byTimes.set(times, [...(byTimes.get(times) ?? []), day]);
    }
  }
  return [...byTimes].map(([times, days]) => {
    const [opens = "", closes = ""] = times.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => DAY_NAMES[day]),
      opens,
      closes,
    };
  });
}

const DAY_NAMES = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

/** 540 is "09:00"; the vocabulary's day ends at 23:59. */
function formatScheduleTime(minutes: number): string {
  const inDay = Math.min(minutes, 24 * 60 - 1);
  const padTwoDigits = (value: number) => String(value).padStart(2, "0");
  return `${padTwoDigits(Math.floor(inDay / 60))}:${padTwoDigits(inDay % 60)}`;
}
