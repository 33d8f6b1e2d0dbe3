import { join } from "node:path";
import {
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { composeApp } from "#app/composition.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { buildGate } from "#app/domain/gate/gate.ts";
import { LEAD_TYPES } from "#app/domain/store-profile/leads.ts";
import { routeLead } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { type AppPorts, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { listProfileFaults } from "#app/domain/profile-checks/profile-faults.ts";
import { createAskingPrices } from "#app/adapters/valuation/asking-prices.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { findAskedAbout } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { readBookFile } from "#app/adapters/valuation/book-file.server.ts";
import { openValuations } from "#app/adapters/valuation/open-valuations.server.ts";
import { applyVariant } from "#app/domain/experiments/apply-variants.ts";
import {
  assignVariants,
  getExperimentState,
  isCountedOn,
  listRunning,
} from "#app/domain/experiments/assign-variants.ts";
import { VALUED_EVENTS } from "#app/domain/store-profile/tracking.ts";
import { reportEvent } from "#app/domain/tracking/reported-event.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import { offerPage } from "#app/features/valuation/offer/offer-page.server.ts";
import { stepPage } from "#app/features/valuation/steps/step-page.server.ts";
import { OPTIONS_STEP } from "#app/features/valuation/trade-steps.ts";
import { SAMPLE_VALUATIONS } from "#tests/support/sample-valuation.ts";
import { listChatOrigins } from "#app/domain/chat/chat-sources.ts";
import { findTagSettings } from "#app/domain/tags/tag-settings.ts";
import { listTagSources } from "#app/domain/tags/tag-sources.ts";
import { findMapSettings } from "#app/site/map/map-settings.ts";
import { loadSiteView } from "#app/site/head/site-view.server.ts";
import { getListingRules } from "#app/site/store/profile-rules.ts";
import routeTable from "#app/routes.ts";
import { seedWhenEmpty } from "#cli/seed.ts";
import { stored, SUBMISSIONS } from "#tests/leads/sample-leads.ts";
import { CONTENT_PAGES } from "#tests/support/content-pages.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { SOME_DAY_MS, TEST_SECRET_KEY } from "#tests/support/test-site.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** What somebody gets of the site under a profile, as text. */
export type View = (profile: StoreProfile) => Promise<string> | string;

const PAGES = [
  ...CONTENT_PAGES,
  "/amp-contact-request-confirmation",
  "/service/schedule",
  "/service/schedule?offer=alignment",
  "/pages/fleet",
  "/es/pages/fleet",
  "/es/shopping-guides",
  "/es/shopping-guides/most-for-your-car",
  "/es/authors/luis-ortega",
  "/special-offers/sales/pre-approval-7-down",
  "/sitemaps/pages-1.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/cookie-settings",
  "/your-details",
  "/chat",
  "/verify-phone",
  "/private-inventory",
  "/personalized-pricing/down-payment",
  "/personalized-pricing/credit-score",
  "/personalized-pricing/trade-equity",
  "/compare",
  "/saved-vehicles",
  "/api/catalogue/v1/store-group/ID/website/store",
  "/api/catalogue/v1/stores/aurora/website/store",
  "/api/catalogue/v1/store-group/ID/website/offers",
  "/api/catalogue/v1/store-group/ID/website/forms",
  "/api/catalogue/v1/openapi.json",
  "/api/___sitemaps___/filters",
  "/api/___sitemaps___/offers",
  "/api/suggestions?words=su",
  "/api/suggestions?words=camion&language=es",
  "/api/statsig/experiments",
  "/search-alert/all-inventory",
] as const;

/** The site over the sample inventory, whose pages are loaded as requests load them, and not drawn. */
export async function openViews() {
  const parsed = parseEnvironment(
    {
      PROFILE: "franchise",
      LOG_LEVEL: "error",
      SITE_URL: "https://dealer.example",
      TRUSTED_HOSTS: "dealer.example",
      SECRET_KEY: TEST_SECRET_KEY,
    },
    "demo",
    PROJECT,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const environment = { ...parsed.environment, dataDir: ":memory:" };
  const stores = await composeStores(environment, {
    clock: { nowMs: () => SOME_DAY_MS },
    log: SILENT,
  });
  await seedWhenEmpty(stores);
  const app = await composeApp(environment, stores);
  const seen = new Map<string, string>();
  for await (const batch of stores.inventory.listForSale())
    for (const { vehicle } of batch)
      if (!seen.has(vehicle.condition))
        seen.set(vehicle.condition, getVehicleAddress(vehicle));
  const vin = seen.get("used")?.split("/").at(-1) ?? "";
  const routes = toRouteObjects(routeTable as RouteConfigEntry[]);
  const load =
    (path: string): View =>
    (profile) =>
      loadPage(routes, { ...app.ports, profile }, path);
  const views: Record<string, View> = {
    ...Object.fromEntries(PAGES.map((path) => [path, load(path)])),
    ...Object.fromEntries(
      [...seen].map(([condition, path]) => [
        `a ${condition} vehicle`,
        load(path),
      ]),
    ),
    "a used vehicle in Spanish": load(`/es${seen.get("used")}`),
    "a member of the staff": load("/our-company/meet-our-team/the-slug"),
    "the page of a member of the staff": load(
      "/our-company/meet-our-team/ellen-brandt",
    ),
    "a list of cars at locked prices": (profile) =>
      load("/search-vehicles/all-inventory")({
        ...profile,
        restrictions: {
          ...profile.restrictions,
          search: { ...profile.restrictions.search, unlockPrice: true },
          used: { ...profile.restrictions.used, unlockPrice: true },
          new: { ...profile.restrictions.new, unlockPrice: true },
          certified: { ...profile.restrictions.certified, unlockPrice: true },
        },
      }),
    "a site without test drives": async (profile) => {
      const without = {
        ...profile,
        pages: { ...profile.pages, testDrive: false },
      };
      const pages = [
        "/",
        "/auto-financing",
        "/sell-trade-my-car",
        "/service",
        "/special-offers",
        "/our-company",
        "/vehicle-protection-plans",
        "/auto-financing/bad-credit-auto-financing",
        "/auto-financing/better-than-buy-here-pay-here",
      ];
      return (await Promise.all(pages.map((path) => load(path)(without)))).join(
        "\n",
      );
    },
    "a test drive": load(`/test-drive/${vin}`),
    "a payment": load(`/payment-estimate/${vin}`),
    "a question": load(`/ask-about-vehicle/${vin}`),
    "a price alert": load(`/price-alert/${vin}`),
    frame: async (profile) =>
      JSON.stringify(
        await loadSiteView(
          { ...app.ports, profile },
          {
            ...STRANGER_FACTS,
            consent: { ...STRANGER_FACTS.consent, tier: profile.consent.tier },
          },
        ),
      ),
    tags: (profile) =>
      JSON.stringify([
        findTagSettings(profile),
        listTagSources(findTagSettings(profile)),
      ]),
    chat: (profile) => JSON.stringify(listChatOrigins(profile)),
    map: (profile) => JSON.stringify(findMapSettings(profile, "group")),
    experiments: seeExperiments,
    tracking: seeTracking,
    "the valuation": async (profile) =>
      JSON.stringify(
        await openValuations(
          { book: readBookFile(environment.profileFolder), service: null },
          { ...app.ports, profile },
        ).value({
          vin: null,
          year: 2019,
          make: "Honda",
          model: "Civic",
          trim: null,
          bodystyle: "sedans",
          miles: 60_000,
          exteriorColor: null,
          state: "IL",
          zip: "",
        }),
      ),
    "the profile check": (profile) =>
      JSON.stringify([...listProfileFaults(profile, SOME_DAY_MS)]),
    "asking prices": (profile) =>
      String(
        createAskingPrices({
          index: app.ports.index,
          profile,
          tellBookDollars: () => 18_000,
        }).findRatio("Honda", "Civic"),
      ),
    "a car that is gone": async (profile) => {
      const inventory = {
        ...app.ports.inventory,
        findVehicle: async (
          ...asked: Parameters<typeof app.ports.inventory.findVehicle>
        ) => {
          const stocked = await app.ports.inventory.findVehicle(...asked);
          const goneAtMs = SOME_DAY_MS - 30 * DAY_MS;
          return stocked && { ...stocked, goneAtMs };
        },
      };
      const ports = { ...app.ports, profile, inventory };
      const found = await findAskedAbout(ports, STRANGER_FACTS, vin);
      return found === null ? "nothing" : "the car";
    },
    "the questions": async (profile) =>
      JSON.stringify(
        await Promise.all(
          [
            OPTIONS_STEP,
            ...profile.trade.categories.map(({ categoryId }) => categoryId),
          ].flatMap((step) =>
            [RECORD, CONTRADICTORY_RECORD].map((record) =>
              stepPage({ ...app.ports, profile }, STRANGER_FACTS, record, step),
            ),
          ),
        ),
      ),
    "the offer": async (profile) =>
      JSON.stringify(
        await Promise.all(
          [RECORD, OLD_RECORD, PAID_OFF_RECORD, OWING_RECORD].map((record) =>
            offerPage(
              { ...app.ports, profile, valuations: SAMPLE_VALUATIONS },
              STRANGER_FACTS,
              record,
              new URLSearchParams(),
            ),
          ),
        ),
      ),
    listing: (profile) => JSON.stringify(getListingRules(profile)),
    gate: (profile) =>
      JSON.stringify(
        buildGate(
          {
            restrictions: profile.restrictions,
            profileDays: profile.visitor.profileDays,
          },
          STRANGER,
          SOME_DAY_MS,
        ),
      ),
    ...Object.fromEntries(
      LEAD_TYPES.map((type) => [
        `a lead ${type}`,
        (profile: StoreProfile) => sendLead(type, profile),
      ]),
    ),
  };
  const settled = Object.fromEntries(
    Object.entries(views).map(([name, view]) => [
      name,
      async (profile: StoreProfile) =>
        (await view(profile)).replace(
          /[0-9a-z]{6,11}\.[\w-]{24}\.[\w-]{43}/g,
          "",
        ),
    ]),
  );
  return { views: settled, close: () => app.close() };
}

const RECORD: TradeRecord = {
  id: "AAAABBBBCCCCDDDD",
  storeId: "aurora",
  visitorId: null,
  revision: 1,
  draft: {
    vehicle: {
      vin: null,
      year: 2012,
      make: "Honda",
      model: "Civic",
      trim: null,
      bodystyle: "sedans",
      fuelType: null,
      engine: null,
      miles: 92_300,
      exteriorColor: "Blue",
    },
    interest: "sell",
    wantedVin: null,
    optionIds: ["sunroof"],
    answers: {
      "1001000": "good",
      "4001000": "minor",
      "4004000": "no",
      "2001000": "loan",
      "2002000": "5000",
    },
    doneSteps: [],
  },
  offer: null,
  accepted: null,
};

/** In great condition, with a warning light on. */
const CONTRADICTORY_RECORD: TradeRecord = {
  ...RECORD,
  draft: {
    ...RECORD.draft,
    answers: { ...RECORD.draft.answers, "1001000": "great", "1002000": "yes" },
    doneSteps: ["condition", "safety", "finance", "comments"],
  },
};

/** Too old for some of the offers. */
const OLD_RECORD: TradeRecord = {
  ...RECORD,
  id: "BBBBCCCCDDDDEEEE",
  draft: { ...RECORD.draft, vehicle: { ...RECORD.draft.vehicle, year: 2008 } },
};

/** A lender has no part of what is offered, or all of it. */
const PAID_OFF_RECORD: TradeRecord = {
  ...RECORD,
  id: "BBBBCCCCDDDDFFFF",
  draft: {
    ...RECORD.draft,
    answers: { ...RECORD.draft.answers, "2001000": "none" },
  },
};
const OWING_RECORD: TradeRecord = {
  ...RECORD,
  id: "BBBBCCCCDDDDGGGG",
  draft: {
    ...RECORD.draft,
    answers: { ...RECORD.draft.answers, "2002000": "25000" },
  },
};

const VISITORS = Array.from({ length: 40 }, (_, at) => `visitor ${at}`);

function seeExperiments(profile: StoreProfile): string {
  const running = listRunning(profile.experiments, SOME_DAY_MS);
  const states = [
    SOME_DAY_MS,
    Date.parse("2026-10-15T00:00:00Z"),
    Date.parse("2026-12-15T00:00:00Z"),
  ];
  return JSON.stringify([
    running.map((it) =>
      ["/", "/contact-us"].map((path) => isCountedOn(it, path)),
    ),
    profile.experiments.map((it) =>
      states.map((nowMs) => getExperimentState(it, nowMs)),
    ),
    VISITORS.map((id) => assignVariants(running, id)),
    running
      .flatMap((it) =>
        it.variants.map((variant) => applyVariant(profile, variant)),
      )
      .map(({ theme, toasts, chat, search, menus, texts }) => [
        theme,
        toasts,
        chat,
        search,
        menus,
        texts,
      ]),
  ]);
}

/** Every event as the tags hear of it. */
function seeTracking({ tracking }: StoreProfile): string {
  const context = {
    consent: { tier: 0, chosen: null, mode: "hide", hasPrivacySignal: false },
    tracking,
    siteUrl: "https://dealer.example",
    user: STRANGER,
    userAgent: "a browser",
    fbp: null,
    fbc: null,
    nowMs: SOME_DAY_MS,
    hash: (text: string) => text,
  };
  return JSON.stringify(
    [...VALUED_EVENTS, "Search", "ViewContent", "ViewItemList"].map((name) =>
      reportEvent(
        {
          name,
          eventId: "1",
          path: "/",
          vehicle: null,
          leadType: null,
        } as never,
        context as never,
      ),
    ),
  );
}

function toRouteObjects(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children }) =>
    index === true
      ? { index: true, id: file }
      : {
          ...(path !== undefined && { path }),
          id: file,
          children: toRouteObjects(children ?? []),
        },
  );
}

async function loadPage(
  routes: RouteObject[],
  ports: AppPorts,
  address: string,
): Promise<string> {
  const { profile, clock } = ports;
  const url = new URL(
    address.replace("ID", profile.storeGroup.id),
    "https://dealer.example",
  );
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (match === undefined) throw new Error(`${address} has no route.`);
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(requestContext, {
    ...STRANGER_FACTS,
    language: url.pathname.startsWith("/es/")
      ? "es"
      : profile.site.defaultLanguage,
    storeId: profile.stores[0]?.id ?? "",
    gate: buildGate(
      {
        restrictions: profile.restrictions,
        profileDays: profile.visitor.profileDays,
      },
      STRANGER,
      clock.nowMs(),
    ),
    consent: { ...STRANGER_FACTS.consent, tier: profile.consent.tier },
  });
  const { loader } = await import(
    /* @vite-ignore */ join(PROJECT, "app", match.route.id ?? "")
  );
  try {
    return await toText(
      await loader({
        request: new Request(url),
        url,
        params: match.params,
        pattern: match.route.path ?? "",
        context,
      }),
    );
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return toText(thrown);
  }
}

/** Form tokens differ from each other, and say nothing. */
async function toText(answer: unknown): Promise<string> {
  const text =
    answer instanceof Response
      ? `${answer.status} ${answer.headers.get("location")} ${await answer.text()}`
      : JSON.stringify(answer);
  return text;
}

function sendLead(
  type: (typeof LEAD_TYPES)[number],
  profile: StoreProfile,
): string {
  const submission = SUBMISSIONS[type];
  const { format, subject, recipients, fallback } = routeLead(
    submission,
    profile,
  );
  const { attachments } = submission;
  return JSON.stringify(
    [...recipients, fallback].map((to) => [
      to,
      buildLeadMail(
        {
          lead: stored(submission),
          attachments,
          format,
          subject,
          recipientId: to.id,
          to,
        },
        profile,
      ),
    ]),
  );
}
