import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { FaqSection } from "#app/domain/store-profile/content/faq.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { sectionsCopy } from "./copy.ts";

/** Every word of it comes from the server, so that a page's scripts hold none. */
export interface FaqSectionView {
  readonly title: string;
  /** It stands before the phone number. */
  readonly call: string;
  /** It is null when there is no page to write on. */
  readonly write: {
    readonly or: string;
    readonly label: string;
    readonly address: string;
  } | null;
  readonly questions: readonly QuestionView[];
}

interface QuestionView {
  readonly question: string;
  /** More than one answer is shown as a list. */
  readonly answers: readonly string[];
  /** These are the terms of a payment that an answer names. */
  readonly disclosure: string | null;
}

/** Spec §3 describes these FAQ items of one page. */
export function buildFaqSection(
  profile: StoreProfile,
  page: FaqSection,
  language: Language,
): FaqSectionView {
  const t = createTranslator(sectionsCopy, profile.texts[language], language);
  return {
    title: t("faqs"),
    call: t("faqsCall"),
    write: isPageOn(profile, "contact")
      ? {
          or: t("faqsOr"),
          label: t("faqsWrite"),
          address: getPageAddress("contact", { language }),
        }
      : null,
    questions: profile.faqs[page].map(({ question, answers, disclosure }) => ({
      question: question[language],
      answers: answers.map((answer) => answer[language]),
      disclosure: disclosure?.[language] ?? null,
    })),
  };
}
