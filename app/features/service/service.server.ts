import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  listCurrentOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { buildOfferCard } from "#app/site/offers/offer-card.server.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import {
  sortLeadsFirst,
  buildStaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import {
  buildCallLink,
  buildCrumbs,
  listPageLinks,
} from "#app/site/sections/ways.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { storeCopy } from "#app/site/store/copy.ts";
import { buildHoursRows } from "#app/site/store/store-hours.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { serviceCopy } from "./copy.ts";
import { SERVICE_FORM_NAME } from "./service-form.ts";
import type { ServiceOption, ServicePageData } from "./service-page-data.ts";

type ServicePorts = OfferPorts & Pick<AppPorts, "formTokens">;
type ServiceFacts = Pick<
  RequestFacts,
  "language" | "visitor" | "storeId" | "gate"
>;

/** Spec §2, service. */
export function servicePage(
  ports: ServicePorts,
  facts: ServiceFacts,
): ServicePageData {
  const { profile, formTokens, clock } = ports;
  const { language } = facts;
  const t = createTranslator(serviceCopy, profile.texts[language], language);
  const tStore = createTranslator(storeCopy, profile.texts[language], language);
  const store =
    profile.stores.find(({ id }) => id === facts.storeId) ?? profile.stores[0];
  return {
    form: {
      action: getPageAddress("service", { language }),
      token: formTokens.issue(SERVICE_FORM_NAME),
      defaults: toContactFields(facts.visitor),
      consent: buildContactConsentView(profile, language),
      lastYear: getLastModelYear(clock.nowMs()),
    },
    hero: {
      ...buildCrumbs(profile, facts, [], t("title")),
      title: t("heroTitle"),
      lead: t("lead"),
      links: [
        ...listPageLinks(profile, facts, "serviceSchedule", t("schedule")),
        { label: t("request"), address: "#request" },
        buildCallLink(profile, facts),
      ],
      note: null,
      picture: getIllustrationAddress(
        { bodystyle: "trucks", paintKey: "navy", variant: 4 },
        "profile-left",
        { crop: "hero" },
      ),
    },
    services: listServiceOptions(profile, language),
    specials: findServiceSpecials(ports, facts),
    specialsLinks: listPageLinks(
      profile,
      facts,
      "specialOffers",
      t("specialsAll"),
    ),
    financingLinks: listPageLinks(
      profile,
      facts,
      "autoFinancing",
      t("financing"),
    ),
    // Spec §2: the reviews are of the categories Service and Finance.
    reviews: buildReviewSection(profile, ["Service", "Finance"], language),
    faqs: buildFaqSection(profile, "service", language),
    staff: sortLeadsFirst(
      profile.staff.filter(({ department }) => department === "Service"),
    ).map((member) => buildStaffView(profile, member, language)),
    teamAddress: isPageOn(profile, "meetOurTeam")
      ? getPageAddress("meetOurTeam", { language })
      : null,
    hours:
      store === undefined
        ? []
        : buildHoursRows(store.departments.service.hours, tStore),
  };
}

export function listServiceOptions(
  { serviceCenter }: Pick<StoreProfile, "serviceCenter">,
  language: Language,
): readonly ServiceOption[] {
  return serviceCenter.popularServices.map(({ id, name, description }) => ({
    id,
    name: name[language],
    text: description[language],
  }));
}

/** A locked offer is not shown here either. */
function findServiceSpecials(
  ports: OfferPorts,
  facts: ServiceFacts,
): ServicePageData["specials"] {
  if (hasLockedOffers(facts.gate)) return null;
  return listCurrentOffers(ports, facts)
    .filter(({ promotion }) => promotion.additional.category === "service")
    .map(({ promotion }) => buildOfferCard(promotion, ports.profile, facts));
}
