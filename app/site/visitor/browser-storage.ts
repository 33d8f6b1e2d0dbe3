import { parseCategories } from "#app/domain/consent/consent-cookies.ts";
import type { ConsentTier, GateConsent } from "#app/domain/consent/consent.ts";
import type { CookieRules } from "#app/domain/consent/storage-gate.ts";
import {
  ALLOWED_CATEGORIES,
  type StoredItem,
} from "#app/domain/consent/stored-items.ts";

/** What the visitor allows by now: another tab or an answer may have changed it. */
export function readBrowserConsent(tier: ConsentTier): GateConsent {
  return {
    tier,
    chosen: parseCategories(readCookie(ALLOWED_CATEGORIES.name)),
    hasPrivacySignal: hasPrivacySignal(),
  };
}

/** Few browsers tell it to scripts; the server reads the header as well. */
function hasPrivacySignal(): boolean {
  return (
    "globalPrivacyControl" in navigator &&
    navigator.globalPrivacyControl === true
  );
}

export function readBrowserRules(
  tier: ConsentTier,
  profileDays: number,
): CookieRules {
  return {
    consent: readBrowserConsent(tier),
    profileDays,
    hasTls: location.protocol === "https:",
  };
}

export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const part = document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(start));
  return part?.slice(start.length);
}

/** The line comes from the gate's own formatters (`storage-gate.ts`), which have asked for consent. */
export function writeCookie(line: string): void {
  document.cookie = line;
}

/** An item that waits for a consent would have to ask the gate: none does, for all of them end with the tab. */
type TabItem = StoredItem & {
  readonly kind: "session storage";
  readonly category: "essential";
};

/** A browser may refuse its storage; then nothing outlives the document. */
export function readTabStorage({ name }: TabItem): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeTabStorage({ name }: TabItem, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Full or refused: nothing outlives the document.
  }
}
