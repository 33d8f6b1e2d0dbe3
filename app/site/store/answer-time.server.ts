import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ContactDetails } from "#app/domain/visitor/contact-details.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatUnbroken, joinNumbers } from "#app/site/page/format.ts";
import { answerTimeCopy, storeCopy } from "./copy.ts";
import { formatNextOpening, type KeptHours } from "./store-hours.ts";

export interface AnswerHours {
  /** It reads "opens Monday at 9 AM"; null while the store is open. */
  readonly opens: string | null;
  /** When somebody who wrote hears from the store: a closed one promises nothing before it opens. */
  readonly answerTime: string;
}

export function buildAnswerHours(
  store: KeptHours,
  profile: Pick<StoreProfile, "texts">,
  nowMs: number,
  language: Language,
): AnswerHours {
  const { timeZone } = store;
  const t = createTranslator(answerTimeCopy, profile.texts[language], language);
  const tStore = createTranslator(storeCopy, profile.texts[language], language);
  const calendar = getCalendar(store, "sales");
  const sayOpening = (tNext: Parameters<typeof formatNextOpening>[2]) => {
    const said = formatNextOpening(
      calendar,
      { timeZone, nowMs, language },
      tNext,
      tStore,
    );
    return said === null ? null : joinNumbers(said);
  };
  return {
    opens: sayOpening(tStore),
    answerTime: sayOpening(t) ?? t("sameDay"),
  };
}

/**
 * The receipt of a message says where the visitor of this browser is answered, so that a typing error is noticed there and
 * not when nobody answers.
 */
export function sayAnswer(
  answerTime: string,
  { email, phone }: Pick<ContactDetails, "email" | "phone">,
  { texts }: Pick<StoreProfile, "texts">,
  language: Language,
): string {
  if (email === "" || phone === "") return answerTime;
  const t = createTranslator(answerTimeCopy, texts[language], language);
  return t("to", {
    answer: answerTime,
    phone: formatUnbroken(formatPhone(phone, "general")),
    email,
  });
}
