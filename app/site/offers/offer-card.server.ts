import { findLastPaymentCents } from "#app/domain/finance/amortization.ts";
import { getOfferAddress } from "#app/domain/address/page-address.ts";
import { estimateExample } from "#app/domain/finance/finance-terms.ts";
import {
  getOfferEnd,
  isStandingOffer,
} from "#app/domain/promotion/offer-days.ts";
import { listLoanNotes } from "#app/domain/promotion/loan-notes.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { formatCents } from "#app/site/page/format.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { findServiceAddress } from "#app/site/store/service-address.ts";
import { getTimeZone } from "#app/site/store/store-hours.ts";
import {
  findProfileLinkAddress,
  findSearchByPath,
} from "#app/site/vehicles/gated/profile-link.server.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { offersCopy } from "./copy.ts";

/** An offer's claim, last day and terms never stand without each other. */
export type OfferCard = ReturnType<typeof buildOfferCard>;

type CardFacts = Pick<RequestFacts, "language" | "storeId">;

export function buildOfferCard(
  promotion: Promotion,
  profile: StoreProfile,
  { language, storeId }: CardFacts,
) {
  const t = createTranslator(offersCopy, profile.texts[language], language);
  const page = findOfferPageAddress(promotion, profile, language);
  const timeZone = getTimeZone(profile, storeId);
  const action = findOfferAction(promotion, profile, { language, storeId });
  const view = page === null ? null : { label: t("view"), address: page };
  return {
    id: promotion.id,
    icon: getOfferIcon(promotion, profile),
    title: promotion.title[language],
    text: promotion.description[language],
    /** It reads "Until January 31, 2027", by the clocks of the visitor's store, or "Ongoing" where no end is set. */
    until: formatUntil(promotion, timeZone, language, t),
    disclosure: promotion.disclosure?.[language] ?? null,
    /** The terms of a loan stand open beside its claim (12 CFR 1026.24(d)). */
    isLoan: promotion.financeExample !== null,
    /** View Offer, or the offer's own link while offers have no pages. */
    link: view ?? action,
    /** It leads to what the offer is for, without its page between; null where the link does. */
    action: view === null ? null : action,
  };
}

/** By the clocks of one zone: "Until January 31, 2027", or "Ongoing". */
export function formatUntil(
  promotion: Pick<Promotion, "endDate">,
  timeZone: string,
  language: Language,
  t: Translate<keyof typeof offersCopy.sentences>,
): string {
  if (isStandingOffer(promotion)) return t("standing");
  const { day: date, time } = getOfferEnd(promotion, timeZone, language);
  return time === null ? t("until", { date }) : t("untilTime", { date, time });
}

/** "January 31, 2027", with a time where the offer ends within the day; null for one that stands. */
export function findOfferEnd(
  promotion: Pick<Promotion, "endDate">,
  timeZone: string,
  language: Language,
): string | null {
  if (isStandingOffer(promotion)) return null;
  const { day, time } = getOfferEnd(promotion, timeZone, language);
  return time === null ? day : `${day}, ${time}`;
}

/** Null means that offers have no pages. */
export function findOfferPageAddress(
  { id, additional }: Pick<Promotion, "id" | "additional">,
  profile: StoreProfile,
  language: Language,
): string | null {
  return isPageOn(profile, "specialOffer")
    ? getOfferAddress(additional.category, id, { language })
    : null;
}

/** Null means that the page of the offer's own button is off; then the phone answers instead. */
function findOfferActionAddress(
  { id, url }: Pick<Promotion, "id" | "url">,
  profile: StoreProfile,
  facts: CardFacts,
): string | null {
  return url === PAGE_PATHS.serviceSchedule
    ? findServiceAddress(profile, facts, id)
    : findProfileLinkAddress(url, profile, facts.language);
}

/** The offer's own button; null while its page is off. */
export function findOfferAction(
  promotion: Promotion,
  profile: StoreProfile,
  facts: CardFacts,
): SectionLink | null {
  const address = findOfferActionAddress(promotion, profile, facts);
  return address === null
    ? null
    : { label: promotion.additional.ctaText[facts.language], address };
}

const TAG_ICONS: Readonly<Record<Promotion["tags"][number], IconName>> = {
  "pre-approve": "wallet",
  financing: "wallet",
  "sell-trade": "trade",
  warranty: "shield",
};
const SECTION_ICONS: Readonly<
  Record<Promotion["additional"]["category"], IconName>
> = { dealer: "store", sales: "key", service: "success" };

export function getOfferIcon(
  { tags: [tag], additional, serviceKind, delivers, url }: Promotion,
  profile: StoreProfile,
): IconName {
  if (serviceKind !== null) return serviceKind;
  if (tag !== undefined) return TAG_ICONS[tag];
  if (delivers) return "pin";
  return findSearchByPath(url, profile)?.condition === "new"
    ? "car"
    : SECTION_ICONS[additional.category];
}

/** A claim such as "$7 down" has this loan; null means that the promotion names none (12 CFR 1026.24(d)). */
export function findOfferLoan(
  { financeExample, disclosure }: Promotion,
  { estimator }: StoreProfile,
  language: Language,
) {
  const loan = financeExample && estimateExample(financeExample, estimator);
  if (!loan || !disclosure) return null;
  const shown = {
    priceCents: loan.priceCents,
    downCents: loan.downCents,
    amountFinancedCents: loan.amountFinancedCents,
    monthlyCents: loan.monthlyCents,
    totalCostCents: loan.totalCostCents,
    lastPaymentCents: findLastPaymentCents(loan),
  };
  return {
    ...shown,
    aprPercent: loan.aprPercent,
    termMonths: loan.termMonths,
    /** The rest of the disclosure, beside the table that has its figures. */
    notes: listLoanNotes(disclosure[language], language, [
      ...Object.values(shown)
        .filter((cents) => cents !== null)
        .map((cents) => formatCents(cents)),
      `${loan.aprPercent}%`,
      String(loan.termMonths),
    ]).join(" "),
  };
}

export type OfferLoan = NonNullable<ReturnType<typeof findOfferLoan>>;
