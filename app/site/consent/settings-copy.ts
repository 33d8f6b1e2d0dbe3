import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { type Copy, defineCopy } from "#app/site/page/copy.ts";

/** The long view's words besides those of the banner: they come with the settings, not with every page. */
const english = defineCopy("consent", {
  refused:
    "Your browser blocks cookies, so we can’t keep your choice. Nothing beyond the essential is stored.",
  save: "Save my choices",
  settingsLink: "Cookie Settings",
  noticeLink: "Cookie Notice",
  settingsTitle: "Your cookie choices",
  settingsLanguage: "Language of your choices",
  settingsText: "Choose what you allow. You can change it anytime.",
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
  signalText: "Targeting stays off, whatever you choose here.",
  keptTitle: "What we keep in this browser",
  keptText:
    "The cookie policy names every cookie, what it’s for and how long it lasts. Under “Your details” you see what we know about you, and can erase it.",
  yourDetails: "Your details",
});

export type SettingsWord = Extract<keyof typeof english.sentences, string>;

const spanish: Copy<SettingsWord> = defineCopy("consentSpanish", {
  refused:
    "Su navegador bloquea las cookies, así que ninguna elección se puede guardar. No se guarda nada más que lo esencial.",
  save: "Guardar mi elección",
  settingsLink: "Configurar cookies",
  noticeLink: "Aviso de cookies",
  settingsTitle: "Sus cookies",
  settingsLanguage: "Idioma de sus preferencias",
  settingsText: "Elija qué permite. Puede cambiarlo cuando guste.",
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
  signalText: "La publicidad queda desactivada, elija lo que elija aquí.",
  keptTitle: "Lo que guardamos en este navegador",
  keptText:
    "La política de cookies nombra cada cookie, para qué sirve y cuánto dura. En sus datos ve lo que sabemos de usted, y ahí lo puede borrar.",
  yourDetails: "Sus datos",
});

export const settingsCopy: Readonly<Record<Language, Copy<SettingsWord>>> = {
  en: english,
  es: spanish,
};
