import { getPageAddress } from "#app/domain/address/page-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildSellComparison } from "./comparison.server.ts";
import { sellCopy } from "./copy.ts";
import { SELL_FORM_NAME } from "./sell-form.ts";
import type { SellFormData, SellPageData } from "./sell-page-data.ts";

type SellPorts = Pick<AppPorts, "profile" | "formTokens" | "clock">;
type SellFacts = Pick<RequestFacts, "language" | "visitor" | "storeId">;

/** The form stands on these pages, and each answers its own posts. */
export type SellPageKey = "sellTrade" | "sellTradeYourVehicle";

export function sellPage(ports: SellPorts, facts: SellFacts): SellPageData {
  const { profile } = ports;
  const { language } = facts;
  const t = createTranslator(sellCopy, profile.texts[language], language);
  const store = profile.stores.find(({ id }) => id === facts.storeId);
  return {
    form: findSellFormData(ports, facts, "sellTrade"),
    hero: {
      ...buildCrumbs(profile, facts, [], t("title")),
      title: t("heroTitle"),
      lead: t("lead", { store: store?.name ?? profile.site.name }),
      links: [],
      note: null,
      picture: getIllustrationAddress(
        { bodystyle: "sedans", paintKey: "gray", variant: 9 },
        "profile-left",
        { crop: "hero" },
      ),
    },
    comparison: buildSellComparison(t, {
      name: profile.site.name,
      days: profile.trade.offerValidDays,
      storeCount: profile.stores.length,
    }),
    // Spec §2 and §9: the reviews are of the categories Sell and Finance.
    reviews: buildReviewSection(profile, ["Sell", "Finance"], language),
    faqs: buildFaqSection(profile, "sellTrade", language),
    links: isPageOn(profile, "searchVehicles")
      ? [
          {
            label: t("browse"),
            address: formatSearchAddress(EVERYTHING, { language }),
          },
        ]
      : [],
  };
}

export function findSellFormData(
  { profile, formTokens, clock }: SellPorts,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  page: SellPageKey,
): SellFormData {
  return {
    action: getPageAddress(page, { language }),
    token: formTokens.issue(SELL_FORM_NAME),
    defaults: { ...toContactFields(visitor), interest: "sell" },
    consent: buildContactConsentView(profile, language),
    lastYear: getLastModelYear(clock.nowMs()),
    offerValidDays: profile.trade.offerValidDays,
    valuationSeconds: profile.claims.valuationSeconds,
  };
}
