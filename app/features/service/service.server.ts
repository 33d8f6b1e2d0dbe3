import { REVIEW_SECTIONS } from "#app/domain/store-profile/content/review.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { getHeroAddress } from "#app/domain/illustration/illustration-address.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  countLockedOffers,
  listCurrentOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { buildOfferCard } from "#app/site/offers/offer-card.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import {
  findConfirmedStore,
  readReference,
} from "#app/site/forms/sending/send-lead.server.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import {
  sortLeadsFirst,
  buildStaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import {
  buildCrumbs,
  buildPhoneLink,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import {
  buildServiceLine,
  type DepartmentLine,
} from "#app/site/store/department-line.server.ts";
import { canBookService, REQUEST_ID } from "#app/site/store/service-address.ts";
import { buildDepartmentHours } from "#app/site/store/department-hours.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { serviceCopy } from "./copy.ts";
import { listPopularServices } from "./popular-services.server.ts";
import { SERVICE_FORM_NAME } from "./service-form.tsx";

export type ServicePageData = ReturnType<typeof servicePage>;

export interface ServiceReceipt {
  readonly reference: string;
  /** The store that was asked. */
  readonly storeName: string;
  readonly line: DepartmentLine;
}

type ServiceFacts = Pick<
  RequestFacts,
  "language" | "visitor" | "storeId" | "gate"
>;

/** Spec §2, service. */
export function servicePage(
  ports: OfferPorts & Pick<AppPorts, "formTokens">,
  facts: ServiceFacts,
) {
  const { profile, formTokens, clock } = ports;
  const { language } = facts;
  const t = createTranslator(serviceCopy, profile.texts[language], language);
  const bookingAddress = canBookService(profile, facts)
    ? getPageAddress("serviceSchedule", { language })
    : null;
  const count = countLockedOffers(ports, facts).service;
  const line = buildServiceLine(ports, facts, facts.storeId);
  const store = getStoreOrFirst(facts.storeId, profile);
  return {
    form: {
      action: getPageAddress("service", { language }),
      token: formTokens.issue(SERVICE_FORM_NAME),
      defaults: { ...toContactFields(facts.visitor), store: facts.storeId },
      consent: buildContactConsentView(profile, language),
      lastYear: getLastModelYear(clock.nowMs()),
    },
    hero: {
      ...buildCrumbs(profile, facts, [], t("title")),
      title: t("heroTitle"),
      lead: t("lead"),
      links: [
        bookingAddress === null
          ? { label: t("request"), address: `#${REQUEST_ID}` }
          : { label: t("schedule"), address: bookingAddress },
        buildPhoneLink(profile, facts, line.phone),
      ],
      note: null,
      picture: getHeroAddress({
        bodystyle: "trucks",
        paintKey: "navy",
        variant: 4,
      }),
    },
    line,
    services: listPopularServices(profile, language),
    /** Each of the services is booked there; null where the visitor's store takes requests alone. */
    bookingAddress,
    /** Null means that offers wait for the unlock. */
    specials: findServiceSpecials(ports, facts),
    /** It says how many wait; null where none does. */
    lockedTitle: count === 0 ? null : t("specialsLocked", { count }),
    offersAddress: findPageAddress(profile, facts, "specialOffers"),
    financingAddress: findPageAddress(profile, facts, "autoFinancing"),
    // Spec §2: the reviews are of the categories Service and Finance.
    reviews: buildReviewSection(profile, REVIEW_SECTIONS.service, language),
    faqs: buildFaqSection(profile, "service", language),
    staff: sortLeadsFirst(
      profile.staff.filter(({ department }) => department === "Service"),
    ).map((member) => buildStaffView(profile, member, language)),
    teamAddress: findPageAddress(profile, facts, "meetOurTeam"),
    /** The visitor's store keeps these: `{ days: "Mon–Fri", hours: "7:30AM - 6PM" }`. */
    hours: buildDepartmentHours(ports, facts, store, "service"),
    /** Each store has a service desk with a number of its own, by the store's id. */
    phones: profile.stores.map(({ id, departments: { service } }) => ({
      storeId: id,
      phone: service.phone,
      phoneText: formatPhone(service.phone, "general"),
    })),
  };
}

/** Null means that the address names no request. */
export function readServiceReceipt(
  ports: Pick<AppPorts, "profile" | "clock">,
  facts: Pick<ServiceFacts, "language" | "storeId">,
  url: URL,
): ServiceReceipt | null {
  const reference = readReference(url);
  if (reference === null) return null;
  const store =
    findConfirmedStore(url, ports.profile, facts.storeId) ??
    getStoreOrFirst(facts.storeId, ports.profile);
  return {
    reference,
    storeName: store.name,
    line: buildServiceLine(ports, facts, store.id),
  };
}

/** Offers of the section `service`; a locked one is not shown here either. */
function findServiceSpecials(ports: OfferPorts, facts: ServiceFacts) {
  if (hasLockedOffers(facts.gate)) return null;
  return listCurrentOffers(ports, facts)
    .filter(({ promotion }) => promotion.additional.category === "service")
    .map(({ promotion }) => buildOfferCard(promotion, ports.profile, facts));
}

export function serviceHead(
  {
    page,
    receipt,
  }: {
    readonly page: ServicePageData;
    readonly receipt: ServiceReceipt | null;
  },
  site: SiteView,
): SaidHead {
  const t = siteTexts(serviceCopy, site);
  if (receipt !== null) return { title: t("sentTitle"), description: null };
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", {
      name: site.name,
      count: page.services.length,
    }),
    things: sectionThings(page, site),
  };
}
