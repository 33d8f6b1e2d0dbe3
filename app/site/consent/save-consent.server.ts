import { createHash } from "node:crypto";
import {
  type ConsentChoice,
  listChosenCategories,
} from "#app/domain/consent/consent-choice.ts";
import { formatWithdrawnCookies } from "#app/domain/consent/forgotten-items.ts";
import {
  formatChoiceCookie,
  formatConsentCookies,
} from "#app/domain/consent/consent-cookies.ts";
import {
  type Consent,
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
  isGranted,
} from "#app/domain/consent/consent.ts";
import { isPixelGranted } from "#app/domain/consent/pixel-consent.ts";
import { findTagSettings } from "#app/domain/tags/tag-settings.ts";
import { formatWithdrawnVendorCookies } from "#app/domain/tags/vendor-cookies.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  STRANGER,
  type VisitorProfile,
} from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  createTranslator,
  type TextOverrides,
  type Translate,
} from "#app/site/page/copy.ts";
import { consentCopy, type ConsentWord, listBannerSentences } from "./copy.ts";
import { settingsCopy, type SettingsWord } from "./settings-copy.ts";

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
  | "siteUrl"
  | "hasTls"
  | "consentLedger"
  | "eventRelay"
  | "rateLimits"
  | "visitorCookies"
  | "log"
>;

export interface SavedConsent {
  readonly setCookies: readonly string[];
  /** Something that was allowed is so no longer. */
  readonly isWithdrawn: boolean;
}

/** A choice also goes into the ledger; where there is nothing to choose nothing is set. */
export async function saveConsent(
  ports: ConsentPorts & Pick<AppPorts, "experimentCounts">,
  facts: RequestFacts,
  sent: SentChoice,
): Promise<SavedConsent> {
  const { tier, hasPrivacySignal } = facts.consent;
  // In tier 0 nobody is asked unless the banner is forced.
  if (tier === 0 && facts.consent.mode !== "force")
    return { setCookies: [], isWithdrawn: false };
  const chosen = listChosenCategories(sent.choice, {
    tier,
    hasPrivacySignal,
    selected: sent.selected,
  });
  await recordChoice(ports, facts, {
    choice: sent.choice,
    chosen,
    text: formatConsentText(ports.profile, tier, sent),
    path: sent.path,
  });
  const consent: Consent = { ...facts.consent, chosen, mode: "hide" };
  if (!isPixelGranted(consent)) await withdrawEvents(ports, facts);
  const withdrawn = COOKIE_CATEGORIES.filter(
    (it) => isGranted(facts.consent, it) && !isGranted(consent, it),
  );
  if (withdrawn.includes("analytics")) await forgetExperiments(ports, facts);
  const isForgotten =
    withdrawn.includes("functional") || isStranger(facts.visitor);
  return {
    isWithdrawn: withdrawn.length > 0,
    setCookies: [
      ...formatConsentCookies(chosen, consent.mode, ports.hasTls),
      ...formatWithdrawnCookies(facts.consent, consent, ports.hasTls),
      ...formatVendorCookies(ports, facts.consent, consent),
      ...(isForgotten ? [] : ports.visitorCookies.save(facts.visitor, consent)),
    ],
  };
}

/** What waits for a vendor who is down was allowed then, and is not any more. */
async function withdrawEvents(
  { eventRelay, log }: Pick<ConsentPorts, "eventRelay" | "log">,
  { visitor, tracking: { fbp, fbc } }: RequestFacts,
): Promise<void> {
  try {
    const visitorId = visitor.uniqueUserId;
    await eventRelay.withdraw({ visitorId, fbp, fbc });
  } catch (error) {
    log.error("relay.not-withdrawn", { error: String(error) });
  }
}

/** What vendors' scripts kept by the consent that is taken back; a browser without scripts removes it as well. */
function formatVendorCookies(
  {
    profile,
    siteUrl,
    hasTls,
  }: Pick<ConsentPorts, "profile" | "siteUrl" | "hasTls">,
  before: Consent,
  after: Consent,
): readonly string[] {
  const settings = findTagSettings(profile);
  const { hostname } = new URL(siteUrl);
  return settings === null
    ? []
    : formatWithdrawnVendorCookies(
        settings,
        { before, after },
        { hostname, hasTls },
      );
}

/** What analytics counted of the visitor goes with the consent to it; the answer about cookies holds all the same. */
async function forgetExperiments(
  { experimentCounts, log }: Pick<AppPorts, "experimentCounts" | "log">,
  { visitor: { uniqueUserId } }: Pick<RequestFacts, "visitor">,
): Promise<void> {
  if (uniqueUserId === null) return;
  await experimentCounts
    .forget(uniqueUserId)
    .catch((error: unknown) =>
      log.error("experiments.not-forgotten", { message: String(error) }),
    );
}

function isStranger(visitor: VisitorProfile): boolean {
  return JSON.stringify(visitor) === JSON.stringify(STRANGER);
}

/**
 * A privacy signal that takes back what was allowed is written down once, as proof that it was heard: the lines that
 * this answers with keep the browser's list without targeting.
 */
export async function honorSignal(
  ports: Omit<ConsentPorts, "visitorCookies">,
  facts: RequestFacts,
  path: string,
): Promise<readonly string[]> {
  const { profile, hasTls } = ports;
  const { chosen: before } = facts.consent;
  const chosen = (before ?? COOKIE_CATEGORIES).filter(
    (it) => it !== "targeting",
  );
  const t = createConsentTranslator(
    profile.texts[facts.language],
    facts.language,
  );
  await recordChoice(ports, facts, {
    choice: "privacy-signal",
    chosen,
    text: `${t("signal")}\n${t("signalText")}`,
    path,
  });
  await withdrawEvents(ports, facts);
  return [
    formatChoiceCookie(chosen, hasTls),
    ...formatVendorCookies(
      ports,
      { ...facts.consent, hasPrivacySignal: false },
      facts.consent,
    ),
  ];
}

interface RecordedChoice {
  readonly choice: ConsentChoice | "privacy-signal";
  readonly chosen: readonly CookieCategory[];
  readonly text: string;
  readonly path: string;
}

async function recordChoice(
  {
    consentLedger,
    rateLimits,
    log,
  }: Pick<ConsentPorts, "consentLedger" | "rateLimits" | "log">,
  { consent, visitor, client }: RequestFacts,
  { choice, chosen, text, path }: RecordedChoice,
): Promise<void> {
  const waitSeconds = await rateLimits.take(RECORD_LIMIT, client.address);
  if (waitSeconds !== null) return log.warn("consent.not-recorded");
  const signal = consent.hasPrivacySignal ? "; privacy signal" : "";
  try {
    await consentLedger.record({
      kind: "cookies",
      visitorId: visitor.uniqueUserId,
      textVersion: getTextVersion(text),
      text,
      choice: `${choice}: ${chosen.join(",")}${signal}`,
      path,
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
  const t = createConsentTranslator(texts[site.defaultLanguage], language);
  const words: readonly (ConsentWord | SettingsWord)[] =
    view === "banner"
      ? ["title", ...listBannerSentences(tier)]
      : [
          "settingsTitle",
          "settingsText",
          ...COOKIE_CATEGORIES.flatMap((it) => [it, `${it}Text`] as const),
        ];
  return `${words.map((word) => t(word)).join("\n")}\n[${t(tier < 2 ? "continue" : choice)}]`;
}

/** Of the banner's words and of those of the settings. */
function createConsentTranslator(
  overrides: TextOverrides,
  language: Language,
): Translate<ConsentWord | SettingsWord> {
  const { namespace, sentences } = consentCopy[language];
  const whole = { ...sentences, ...settingsCopy[language].sentences };
  return createTranslator({ namespace, sentences: whole }, overrides, language);
}
