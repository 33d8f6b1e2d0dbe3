import type { ConsentTier } from "#app/domain/consent/consent.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { type Copy, defineCopy } from "#app/site/page/copy.ts";

const english = defineCopy("consent", {
  language: "Language of this notice",
  title: "Cookies on this site",
  text: "Essential cookies run the site. Others remember your details, count visits and measure our ads.",
  denyText: "“Deny tracking” turns off ads only.",
  continueText:
    "We use cookies to run the site, remember your details, count visits and measure our ads. Going on allows them.",
  blocked: "Your browser blocks cookies: your answer holds until you leave.",
  refused:
    "Your browser blocks cookies, so no choice can be kept. Nothing beyond the essential is stored.",
  policy: "Cookie policy",
  "only-essential": "Only essential",
  deny: "Deny tracking",
  "accept-all": "Accept all",
  continue: "Close and continue",
  customize: "Customize",
  save: "Save my choices",
  close: "Close without ad cookies",
  settingsLink: "Cookie settings",
  noticeLink: "Cookie notice",
  settingsTitle: "Your cookie choices",
  settingsText:
    "Switch off what you do not want. You can come back and change it at any time.",
  alwaysOn: "Always on",
  on: "On",
  off: "Off",
  offBySignal: "Off by signal",
  essential: "Essential",
  essentialText: "Keeps the site working and remembers this choice.",
  functional: "Functional",
  functionalText:
    "Remembers your name, saved cars and payment terms on this device.",
  analytics: "Analytics",
  analyticsText: "Counts visits and finds pages that fail. No names.",
  targeting: "Targeting",
  targetingText:
    "Lets ad companies know you visited, so ads can be matched to you.",
  signal: "Your browser’s opt-out signal is honored.",
  signalText: "Targeting stays off, whatever is chosen here.",
});

export type ConsentWord = Extract<keyof typeof english.sentences, string>;

const spanish: Copy<ConsentWord> = defineCopy("consentSpanish", {
  language: "Idioma de este aviso",
  title: "Cookies en este sitio",
  text: "Las esenciales hacen funcionar el sitio. Otras recuerdan sus datos, cuentan visitas y miden anuncios.",
  denyText: "“Sin rastreo” solo quita los anuncios.",
  continueText:
    "Usamos cookies para que el sitio funcione, recordar sus datos, contar visitas y medir anuncios. Al continuar las permite.",
  blocked:
    "Su navegador bloquea las cookies: su respuesta vale hasta que salga.",
  refused:
    "Su navegador bloquea las cookies, así que ninguna elección se puede guardar. No se guarda nada más que lo esencial.",
  policy: "Política de cookies",
  "only-essential": "Solo esenciales",
  deny: "Sin rastreo",
  "accept-all": "Aceptar todo",
  continue: "Cerrar y continuar",
  customize: "Personalizar",
  save: "Guardar mi elección",
  close: "Cerrar sin cookies de anuncios",
  settingsLink: "Configurar cookies",
  noticeLink: "Aviso de cookies",
  settingsTitle: "Sus cookies",
  settingsText:
    "Desactive lo que no quiera. Puede volver y cambiarlo cuando guste.",
  alwaysOn: "Siempre activas",
  on: "Activadas",
  off: "Desactivadas",
  offBySignal: "Desactivadas por señal",
  essential: "Esenciales",
  essentialText: "Hacen funcionar el sitio y recuerdan esta elección.",
  functional: "Funcionales",
  functionalText:
    "Recuerdan su nombre, autos guardados y condiciones de pago en este dispositivo.",
  analytics: "Analíticas",
  analyticsText:
    "Cuentan visitas y encuentran páginas que fallan. Sin nombres.",
  targeting: "Publicidad",
  targetingText:
    "Avisan a empresas de anuncios de su visita, para mostrarle anuncios a su medida.",
  signal: "Se respeta la señal de exclusión de su navegador.",
  signalText: "La publicidad queda desactivada, elija lo que elija aquí.",
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
