import type { FixedPageKey } from "#app/domain/address/page-address.ts";
import type {
  AskedQuestion,
  UnusedWords,
} from "#app/domain/search-words/meaning.ts";
import {
  QUESTION_PHRASES,
  QUESTION_TOPICS,
  type QuestionTopic,
} from "#app/domain/search-words/question-words.ts";
import { SPANISH_QUESTIONS } from "#app/domain/search-words/spanish-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";

export interface QuestionAnswer {
  readonly topic: QuestionTopic;
  /** Null while the page is off: what every page knows of the store answers alone. */
  readonly address: string | null;
}

const PAGES: Readonly<Record<QuestionTopic, FixedPageKey>> = {
  hours: "contact",
  phone: "contact",
  directions: "contact",
  contact: "contact",
  tradeIn: "sellTrade",
  service: "service",
  careers: "careers",
  financing: "autoFinancing",
  warranty: "vehicleProtectionPlans",
  offers: "specialOffers",
  team: "meetOurTeam",
};

/** Header and footer know these on every page. */
const KNOWN_ANYWAY: readonly QuestionTopic[] = ["hours", "phone", "directions"];

/** Assumption A178: a question whose page is off is said to be unused, as any other words. */
export function answerQuestions(
  profile: Pick<StoreProfile, "pages">,
  language: Language,
  questions: readonly AskedQuestion[],
): {
  readonly answers: readonly QuestionAnswer[];
  readonly unused: readonly UnusedWords[];
} {
  const find = (topic: QuestionTopic) =>
    findPageAddress(profile, { language }, PAGES[topic]);
  const isAnswered = (topic: QuestionTopic) =>
    find(topic) !== null || KNOWN_ANYWAY.includes(topic);
  const topics = new Set(questions.map(({ topic }) => topic));
  return {
    answers: [...topics]
      .filter(isAnswered)
      .map((topic) => ({ topic, address: find(topic) })),
    unused: questions
      .filter(({ topic }) => !isAnswered(topic))
      .map(({ text, topic }) => ({
        text,
        reason: topic === "financing" ? "payment" : "no-filter",
      })),
  };
}

const SHORTEST = 4;
/** A shorter beginning of a Spanish question may be an English one's. */
const SHORTEST_FOREIGN = 6;
const MOST = 2;

/** Pages that a sentence so far is the beginning of: "oil ch" leads to service. */
export function suggestPages(
  profile: Pick<StoreProfile, "pages">,
  language: Language,
  sentence: string,
): readonly { readonly topic: QuestionTopic; readonly address: string }[] {
  if (sentence.length < SHORTEST) return [];
  const isSpanishRead =
    language === "es" || sentence.length >= SHORTEST_FOREIGN;
  return QUESTION_TOPICS.flatMap((topic) => {
    const spanish = isSpanishRead ? SPANISH_QUESTIONS[topic].split("|") : [];
    const isBegun = [...QUESTION_PHRASES[topic].split("|"), ...spanish].some(
      (phrase) => phrase.startsWith(sentence),
    );
    const address = findPageAddress(profile, { language }, PAGES[topic]);
    return isBegun && address !== null ? { topic, address } : [];
  }).slice(0, MOST);
}
