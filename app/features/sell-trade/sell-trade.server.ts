import { isCashByValue } from "#app/domain/trade-offer/cash-by-value.ts";
import { findAgeForLater } from "#app/domain/trade-offer/later-age.ts";
import { REVIEW_SECTIONS } from "#app/domain/store-profile/content/review.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import { getHeroAddress } from "#app/domain/illustration/illustration-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import {
  buildCrumbs,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { sellCopy } from "./copy.ts";
import { SELL_FORM_NAME } from "./sell-form.tsx";

export type SellPageData = ReturnType<typeof sellPage>;
export type SellFormData = ReturnType<typeof buildSellFormData>;

type SellPorts = Pick<AppPorts, "profile" | "formTokens" | "clock">;

/** Each of these pages answers its own posts. */
export type SellPageKey = "sellTrade" | "sellTradeYourVehicle";

export function sellPage(
  ports: SellPorts,
  facts: Pick<RequestFacts, "language" | "visitor" | "storeId">,
) {
  const { profile } = ports;
  const { language } = facts;
  const t = createTranslator(sellCopy, profile.texts[language], language);
  const store = profile.stores.find(({ id }) => id === facts.storeId);
  const isValued = isPartOn(profile, "valuation");
  return {
    form: buildSellFormData(ports, facts, "sellTrade"),
    hero: {
      ...buildCrumbs(profile, facts, [], t("title")),
      title: t(isValued ? "heroTitleValued" : "heroTitle", {
        seconds: profile.claims?.valuationSeconds ?? 0,
      }),
      lead: t(isValued ? "leadValued" : "lead", {
        store: store?.name ?? profile.site.name,
        days: profile.trade.offerValidDays,
      }),
      links: [],
      note: null,
      picture: getHeroAddress({
        bodystyle: "sedans",
        paintKey: "gray",
        variant: 9,
      }),
    },
    // Spec §2 and §9: the reviews are of the categories Sell and Finance.
    reviews: buildReviewSection(profile, REVIEW_SECTIONS.sell, language),
    faqs: buildFaqSection(profile, "sellTrade", language),
    /** Null means that the page is off. */
    inventory: findPageAddress(profile, { language }, "searchVehicles"),
  };
}

export function buildSellFormData(
  { profile, formTokens, clock }: SellPorts,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  page: SellPageKey,
) {
  return {
    action: getPageAddress(page, { language }),
    token: formTokens.issue(SELL_FORM_NAME),
    defaults: {
      ...toContactFields(visitor),
      ...visitor.homeAddress,
      interest: "sell",
    },
    consent: buildContactConsentView(profile, language),
    lastYear: getLastModelYear(clock.nowMs()),
    /** Null means that no offer is worked out here yet, so that a person answers. */
    offerValidDays: isPartOn(profile, "valuation")
      ? profile.trade.offerValidDays
      : null,
    /** Null means that a car of any age can be sold for its owner, or none. */
    laterFromYears: findAgeForLater(profile.trade),
    isCashByValue: isCashByValue(profile.trade),
    /** Null means that the dealership claims nothing, so that nothing is said of how it buys. */
    valuationSeconds: profile.claims?.valuationSeconds ?? null,
  };
}

export function sellHead(
  { page }: { readonly page: SellPageData },
  site: SiteView,
): SaidHead {
  const t = siteTexts(sellCopy, site);
  const { offerValidDays: days } = page.form;
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t(days === null ? "description" : "descriptionValued", {
      name: site.name,
      days: days ?? 0,
    }),
    things: sectionThings(page, site),
  };
}

export function yourVehicleHead(
  { form }: { readonly form: SellFormData },
  site: SiteView,
): SaidHead {
  const t = siteTexts(sellCopy, site);
  const { offerValidDays: days, valuationSeconds: seconds } = form;
  return {
    title: t("yourVehicleTitle"),
    hasOwnTitle: true,
    description:
      seconds === null
        ? t("yourVehicleDescriptionPlain", { name: site.name })
        : t(
            days === null
              ? "yourVehicleDescription"
              : "yourVehicleDescriptionValued",
            { name: site.name, days: days ?? 0, seconds },
          ),
  };
}

export function sellSentHead(_page: unknown, site: SiteView): SaidHead {
  return { title: siteTexts(sellCopy, site)("sentTitle"), description: null };
}
