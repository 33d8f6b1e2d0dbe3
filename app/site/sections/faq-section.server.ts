import {
  type AddresseeKeys,
  getContactAddress,
} from "#app/domain/address/contact-address.ts";
import type { FaqSection } from "#app/domain/store-profile/content/faq.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn, listKeptPromises } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { sectionsCopy } from "./copy.ts";

/** Every word of it comes from the server, so that a page's scripts hold none. */
export type FaqSectionView = ReturnType<typeof buildFaqSection>;

/** Spec §3, FAQ items. */
export function buildFaqSection(
  profile: StoreProfile,
  page: FaqSection,
  language: Language,
) {
  const t = createTranslator(sectionsCopy, profile.texts[language], language);
  return {
    title: t("faqs"),
    call: t("faqsCall"),
    /** Null means that there is no page to write on. */
    write: isPageOn(profile, "contact")
      ? {
          or: t("faqsOr"),
          label: t("faqsWrite"),
          address: getContactAddress(ADDRESSEES[page], { language }),
        }
      : null,
    questions: listKeptPromises(profile, profile.faqs[page]).map(
      ({ question, answers, disclosure }) => ({
        question: question[language],
        answers: answers.map((answer) => answer[language]),
        /** These are the terms of a payment that an answer names. */
        disclosure: disclosure?.[language] ?? null,
      }),
    ),
  };
}

/** A question on a department's page is one for that department, at the visitor's own store. */
const ADDRESSEES: Readonly<Record<FaqSection, AddresseeKeys>> = {
  home: {},
  financing: { department: "Finance" },
  freeCreditScore: { department: "Finance" },
  buyHerePayHere: { department: "Finance" },
  badCredit: { department: "Finance" },
  sellTrade: {},
  service: { department: "Service" },
  protectionPlans: {},
};
