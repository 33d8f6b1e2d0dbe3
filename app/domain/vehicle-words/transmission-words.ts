import type { Language } from "../store-profile/fields/languages.ts";

const SPANISH_KINDS: Readonly<Record<string, string>> = {
  automatic: "Automática",
  "dual-clutch automatic": "Automática de doble embrague",
  manual: "Manual",
};

/**
 * A dealer's own wording in the visitor's language: "9-Speed Automatic" is "Automática de 9 velocidades". What has no
 * such form, "CVT" or "8-Speed Automatic with Auto-Shift", stays as it was given.
 */
export function sayTransmission(text: string, language: Language): string {
  const [, count, kind = ""] = /^(\d+)-Speed (.+)$/.exec(text) ?? [];
  const spanish = SPANISH_KINDS[kind.toLowerCase()];
  if (language === "en" || count === undefined || spanish === undefined)
    return text;
  return `${spanish} de ${count} ${count === "1" ? "velocidad" : "velocidades"}`;
}
