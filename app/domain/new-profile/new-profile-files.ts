import { FAQ_SECTIONS } from "#app/domain/store-profile/content/faq.ts";
import {
  PAGE_KEYS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { US_STATES } from "#app/domain/us-states.ts";
import { buildLegalDrafts } from "./legal-drafts.ts";
import { buildSpanishLegalDrafts } from "./spanish-legal-drafts.ts";
import { sayInLanguages, SPANISH_CONDITIONS } from "./said-text.ts";
import type { DraftFacts } from "./legal-draft.ts";
import { buildNewLeads } from "./new-leads.ts";
import { buildMenus, buildSearch } from "./new-menus.ts";
import {
  buildAddress,
  buildStores,
  type KnownPlaces,
  toProfileId,
} from "./new-stores.ts";
import type { AnsweredStore, ProfileAnswers } from "./profile-answers.ts";
import { KNOWN_STATE_CHARGES } from "./state-facts.ts";
import usual from "./usual-settings.json" with { type: "json" };

/** These stand on what every dealership has; every other page is off until its content is given (Assumption A270). */
const FIRST_PAGES: readonly PageKey[] = [
  "home",
  "contact",
  "contactConfirmation",
  "privacyPolicy",
  "cookiePolicy",
  "ourCompany",
  "vehicle",
  "searchVehicles",
];

/** A whole profile in which nothing stands that nobody said: file name → content. */
export function buildNewProfile(
  answers: ProfileAnswers,
  { places, nowMs }: { readonly places: KnownPlaces; readonly nowMs: number },
): Readonly<Record<string, string>> {
  const [first] = answers.stores;
  if (first === undefined) throw new Error("A profile needs a store.");
  const today = formatZonedDay(nowMs, "America/New_York");
  const facts = toDraftFacts(answers, first, today);
  const stores = buildStores(answers, places);
  const parts: Readonly<Record<string, unknown>> = {
    "profile.json": buildProfileJson(answers, first),
    "stores.json": stores,
    "pages.json": buildPages(answers),
    "restrictions.json": Object.fromEntries(
      ["new", "used", "certified", "search"].map((group) => [
        group,
        { unlockInventory: false, unlockPrice: false, unlockOffers: false },
      ]),
    ),
    "menus.json": buildMenus(answers),
    "pricing.json": buildPricing(answers, today),
    "estimator.json": usual.estimator,
    "search.json": buildSearch(),
    "service-center.json": usual.serviceCenter,
    "trade.json": usual.trade,
    "promotions.json": [],
    "reviews.json": [],
    "faqs.json": Object.fromEntries(FAQ_SECTIONS.map((it) => [it, []])),
    "staff.json": [],
    "leads.json": buildNewLeads(answers, today),
    "texts.json": { en: {}, es: {} },
  };
  return {
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        `${JSON.stringify(part, null, 2)}\n`,
      ]),
    ),
    ...buildLegalDrafts(facts),
    ...(answers.languages.includes("es") && buildSpanishLegalDrafts(facts)),
  };
}

function toDraftFacts(
  answers: ProfileAnswers,
  first: AnsweredStore,
  today: string,
): DraftFacts {
  return {
    name: answers.name,
    legalName: answers.legalName ?? answers.name,
    email: answers.email,
    phone: formatPhone(first.phone, "general"),
    address: `${first.address}, ${first.city}, ${US_STATES[first.state]} ${first.zip}`,
    states: [...new Set(answers.stores.map((it) => it.state))],
    today,
    sellsNew: answers.sells.includes("new"),
  };
}

function buildProfileJson(answers: ProfileAnswers, first: AnsweredStore) {
  const { name, legalName, email, sells, languages } = answers;
  const description = sayInLanguages(languages, {
    en: answers.description ?? describe(answers),
    es: answers.spanishDescription ?? describeInSpanish(answers),
  });
  return {
    storeGroup: {
      id: toProfileId(answers),
      name,
      legalName: legalName ?? name,
      description,
      ...buildAddress(first),
      phone: formatPhone(first.phone, "general"),
      email,
      foundedYear: answers.foundedYear ?? null,
      employees: { generalManager: null, serviceManager: null },
      socials: [],
    },
    site: {
      name,
      description,
      defaultLanguage: languages[0],
      languages,
    },
    map: {
      zoomMobile: 13,
      zoomDesktop: 13,
      tilesUrl: null,
      tilesAttribution: null,
    },
    theme: {
      ...(answers.color !== undefined && { primary: answers.color }),
      ...((answers.secondColor ?? answers.color) !== undefined && {
        secondary: answers.secondColor ?? answers.color,
      }),
      progressBar: "primary",
      logo: {
        default: answers.logo ?? null,
        inverse: answers.inverseLogo ?? null,
        icon: null,
      },
    },
    conditions: sells,
    ratings: null,
    claims: null,
    vehicles: { historyReport: null, imageHosts: answers.photoHosts },
    ...usual.profile,
  };
}

/** It says no more than is known. */
function describe({ name, sells, stores }: ProfileAnswers): string {
  const kinds = new Intl.ListFormat("en-US")
    .format(CONDITION_ORDER.filter((it) => sells.includes(it)))
    .replace(/,( and )/, "$1");
  const cities = new Intl.ListFormat("en-US").format(listCities(stores));
  return `${name} sells ${kinds} cars in ${cities}.`;
}

function describeInSpanish({ name, sells, stores }: ProfileAnswers): string {
  const list = new Intl.ListFormat("es-US");
  const kinds = list.format(
    CONDITION_ORDER.filter((it) => sells.includes(it)).map(
      (it) => SPANISH_CONDITIONS[it],
    ),
  );
  return `${name} vende autos ${kinds} en ${list.format(listCities(stores))}.`;
}

const CONDITION_ORDER: readonly Condition[] = ["new", "used", "certified"];

function listCities(stores: ProfileAnswers["stores"]): readonly string[] {
  return [
    ...new Set(stores.map(({ city, state }) => `${city}, ${US_STATES[state]}`)),
  ];
}

function buildPages({ buysCars, takesTestDrives }: ProfileAnswers) {
  const isOn = (page: PageKey): boolean =>
    FIRST_PAGES.includes(page) ||
    (page === "testDrive" && takesTestDrives) ||
    (buysCars && (page === "sellTrade" || page === "sellTradeYourVehicle"));
  return Object.fromEntries(PAGE_KEYS.map((page) => [page, isOn(page)]));
}

function buildPricing(answers: ProfileAnswers, today: string) {
  const states = [...new Set(answers.stores.map((it) => it.state))];
  const known: Readonly<Record<string, unknown>> = KNOWN_STATE_CHARGES;
  return {
    ...usual.pricing,
    fees: { documentFeeCents: answers.documentFee, trityDayDrive: 0 },
    requiredAddOns: answers.addOns.map(({ name, price }) => ({
      name,
      priceCents: price,
    })),
    disclaimerDatedOn: today,
    stateCharges: Object.fromEntries(
      states.flatMap((state) => {
        const charges = answers.charges[state] ?? known[state];
        return charges === undefined ? [] : [[state, charges]];
      }),
    ),
  };
}
