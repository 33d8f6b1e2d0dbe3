import type { Language } from "../store-profile/fields/languages.ts";

const SPANISH_KINDS: Readonly<Record<string, string>> = {
  automatic: "Automática",
  "dual-clutch automatic": "Automática de doble embrague",
  manual: "Manual",
};

/** Transmissions without steps, of gears or of anything else; whoever does not know the letters reads that they shift by themselves. */
const STEPLESS = /^(?:e-?|x)?CVT$/i;

/**
 * A dealer's own wording in the visitor's language: "9-Speed Automatic" is "Automática de 9 velocidades", "CVT" is the
 * "Automatic (CVT)" that a card calls automatic. What has no such form, "8-Speed Automatic with Auto-Shift", stays as
 * it was given.
 */
export function sayTransmission(text: string, language: Language): string {
  if (STEPLESS.test(text))
    return `${language === "en" ? "Automatic" : SPANISH_KINDS["automatic"]} (${text})`;
  const [, count, kind = ""] = /^(\d+)-Speed (.+)$/.exec(text) ?? [];
  const spanish = SPANISH_KINDS[kind.toLowerCase()];
  if (language === "en" || count === undefined || spanish === undefined)
    return text;
  return `${spanish} de ${count} ${count === "1" ? "velocidad" : "velocidades"}`;
}
