import { translateCopy } from "#app/site/page/copy.ts";
import type { termsCopy } from "./terms-copy.ts";
import type { cookiesCopy, visitorCopy } from "./copy.ts";

export const visitorSpanish = translateCopy<typeof visitorCopy>("visitor", {
  chat: "Chatear con nosotros",
  ask: "Haga una pregunta",
  privateInventory: "Inventario privado",
  yourDetails: "Sus datos",
});

export const termsSpanish = translateCopy<typeof termsCopy>("terms", {
  downPayment: "Enganche",
  tradeIn: "Auto a cuenta",
  isTradingIn: "Sí",
  noTradeIn: "Ninguno",
  tradeEquity: "Valor neto del auto a cuenta",
  tradeEquityAmount: "Alrededor de {amount}",
  credit: "Puntaje de crédito",
  creditAnswer: "{label}, {scores}",
  creditUnknown: "No lo sabe, se muestra como {label}",
  "label.Great": "Excelente",
  "label.Good": "Bueno",
  "label.Okay": "Regular",
  "label.Bad": "Malo",
  scoresFrom: "{from} o más",
  scoresBetween: "{from} a {to}",
  scoresTo: "menos de {end}",
  anyScore: "cualquier puntaje",
});

export const cookiesSpanish = translateCopy<typeof cookiesCopy>(
  "cookiesBlocked",
  {
    details:
      "Su navegador bloquea las cookies, así que este dispositivo no puede guardarle nada. Primero permítalas para este sitio.",
    phone:
      "Su navegador bloquea las cookies, así que no podemos comprobar ningún código. Primero permítalas para este sitio.",
    serviceBooking:
      "Su navegador bloquea las cookies, así que su cita no puede pasar al siguiente paso. Primero permítalas para este sitio, o llámenos.",
    saved: "Su navegador bloquea las cookies",
    savedDetail:
      "Los autos que guarde o compare duran hasta que salga. Para conservarlos, comparta el enlace de sus autos guardados.",
    store:
      "Su navegador bloquea las cookies, así que no podemos guardar su elección. La página de contacto tiene el teléfono y el horario de cada tienda.",
    stores:
      "Su navegador bloquea las cookies, así que no podemos guardar su tienda ni su código postal. En esta página están la dirección, el teléfono y el horario de cada tienda.",
    unlock:
      "Su navegador bloquea las cookies, así que nada puede quedar desbloqueado. Primero permítalas para este sitio, o llámenos.",
    unlocked:
      "Ya tenemos sus datos, pero su navegador bloquea las cookies, así que nada puede quedar desbloqueado. Primero permítalas para este sitio, o llámenos.",
    wizard:
      "Su navegador bloquea las cookies, así que no podemos guardar sus respuestas de una pregunta a la siguiente. Primero permítalas para este sitio, o llámenos.",
  },
);
