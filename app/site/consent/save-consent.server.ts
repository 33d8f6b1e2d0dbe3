import { createHash } from "node:crypto";
import {
  type ConsentChoice,
  listChosenCategories,
} from "#app/domain/consent/consent-choice.ts";
import { formatWithdrawnCookies } from "#app/domain/consent/forgotten-items.ts";
import { formatConsentCookies } from "#app/domain/consent/consent-cookies.ts";
import {
  type Consent,
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
  isGranted,
} from "#app/domain/consent/consent.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts, RateLimit, RequestFacts } from "#app/ports.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { consentCopy, type ConsentWord, listBannerSentences } from "./copy.ts";

/** Beyond this limit a choice still holds; only its record is left out, so that nobody fills the disk. */
const RECORD_LIMIT: RateLimit = { name: "consent", count: 60, seconds: 3600 };

export interface SentChoice {
  readonly choice: ConsentChoice;
  /** With `save`, these are switched on. */
  readonly selected: readonly CookieCategory[];
  readonly language: Language;
  /** The visitor was asked there. */
  readonly view: "banner" | "settings";
  readonly path: string;
}

type ConsentPorts = Pick<
  AppPorts,
  | "profile"
  | "hasTls"
  | "consentLedger"
  | "rateLimits"
  | "visitorCookies"
  | "log"
>;

/** `Set-Cookie` lines of a choice that also goes into the ledger; none where there is nothing to choose. */
export async function saveConsent(
  ports: ConsentPorts,
  facts: RequestFacts,
  sent: SentChoice,
): Promise<readonly string[]> {
  const { tier, hasPrivacySignal } = facts.consent;
  if (tier === 0) return [];
  const chosen = listChosenCategories(sent.choice, {
    tier,
    hasPrivacySignal,
    selected: sent.selected,
  });
  await recordChoice(ports, facts, sent, chosen);
  const consent: Consent = { ...facts.consent, chosen, mode: "hide" };
  const isWithdrawn =
    isGranted(facts.consent, "functional") && !isGranted(consent, "functional");
  return [
    ...formatConsentCookies(chosen, consent.mode, ports.hasTls),
    ...formatWithdrawnCookies(facts.consent, consent, ports.hasTls),
    ...(isWithdrawn || isStranger(facts.visitor)
      ? []
      : ports.visitorCookies.save(facts.visitor, consent)),
  ];
}

function isStranger(visitor: VisitorProfile): boolean {
  return JSON.stringify(visitor) === JSON.stringify(STRANGER);
}

async function recordChoice(
  { consentLedger, rateLimits, profile, log }: ConsentPorts,
  { consent, visitor, client }: RequestFacts,
  sent: SentChoice,
  chosen: readonly CookieCategory[],
): Promise<void> {
  const waitSeconds = await rateLimits.take(RECORD_LIMIT, client.address);
  if (waitSeconds !== null) return log.warn("consent.not-recorded");
  const text = formatConsentText(profile, consent.tier, sent);
  const signal = consent.hasPrivacySignal ? "; privacy signal" : "";
  try {
    await consentLedger.record({
      kind: "cookies",
      visitorId: visitor.uniqueUserId,
      textVersion: getTextVersion(text),
      text,
      choice: `${sent.choice}: ${chosen.join(",")}${signal}`,
      path: sent.path,
      client,
    });
  } catch (error) {
    // A visitor's no must hold even when it cannot be written down.
    log.error("consent.not-recorded", { error: String(error) });
  }
}

/** A profile may change any word, so the version is computed from the words. */
function getTextVersion(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Everything that the visitor read before they chose, ending with the words of the button. */
function formatConsentText(
  { texts, site }: StoreProfile,
  tier: ConsentTier,
  { language, view, choice }: SentChoice,
): string {
  const t = createTranslator(
    consentCopy[language],
    texts[site.defaultLanguage],
    language,
  );
  const words: readonly ConsentWord[] =
    view === "banner"
      ? ["title", ...listBannerSentences(tier)]
      : [
          "settingsTitle",
          "settingsText",
          ...COOKIE_CATEGORIES.flatMap((it) => [it, `${it}Text`] as const),
        ];
  return `${words.map((word) => t(word)).join("\n")}\n[${t(tier < 2 ? "continue" : choice)}]`;
}
