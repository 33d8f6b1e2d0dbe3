import type { ConsentTier } from "#app/domain/consent/consent.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { type Copy, defineCopy } from "#app/site/page/copy.ts";

const english = defineCopy("consent", {
  language: "Language of this notice",
  title: "Cookies on this site",
  text: "Essential cookies run the site. Others remember your details, count visits and measure our ads.",
  denyText: "“Deny tracking” or closing turns off ads only.",
  continueText:
    "We use cookies to run the site, remember your details, count visits and measure our ads. Going on allows them.",
  blocked: "Your browser blocks cookies: your answer holds until you leave.",
  policy: "Cookie policy",
  "only-essential": "Only essential",
  deny: "Deny tracking",
  "accept-all": "Accept all",
  continue: "Close and continue",
  customize: "Customize",
  close: "Close without ad cookies",
  signal: "Your browser’s opt-out signal is honored.",
});

export type ConsentWord = Extract<keyof typeof english.sentences, string>;

const spanish: Copy<ConsentWord> = defineCopy("consentSpanish", {
  language: "Idioma de este aviso",
  title: "Cookies en este sitio",
  text: "Las esenciales hacen funcionar el sitio. Otras recuerdan sus datos, cuentan visitas y miden anuncios.",
  denyText: "“Sin rastreo” o cerrar solo quita los anuncios.",
  continueText:
    "Usamos cookies para que el sitio funcione, recordar sus datos, contar visitas y medir anuncios. Al continuar las permite.",
  blocked:
    "Su navegador bloquea las cookies: su respuesta vale hasta que salga.",
  policy: "Política de cookies",
  "only-essential": "Solo esenciales",
  deny: "Sin rastreo",
  "accept-all": "Aceptar todo",
  continue: "Cerrar y continuar",
  customize: "Personalizar",
  close: "Cerrar sin cookies de anuncios",
  signal: "Se respeta la señal de exclusión de su navegador.",
});

/** Spec §1 and §4: the banner has both languages, whatever language the page has. */
export const consentCopy: Readonly<Record<Language, Copy<ConsentWord>>> = {
  en: english,
  es: spanish,
};

export function listBannerSentences(tier: ConsentTier): readonly ConsentWord[] {
  if (tier < 2) return ["continueText"];
  return tier === 3 ? ["text", "denyText"] : ["text"];
}
