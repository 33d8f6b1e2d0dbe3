import { translateCopy } from "#app/site/page/copy.ts";
import type { loanCopy, offerPlaceCopy, offersCopy } from "./copy.ts";

export const offersSpanish = translateCopy<typeof offersCopy>("offers", {
  until: "Hasta el {date}",
  untilTime: "Hasta el {date}, {time}",
  standing: "Sin fecha límite",
  view: "Ver oferta",
});

export const loanSpanish = translateCopy<typeof loanCopy>("offers", {
  loanHead: "Con {down} de enganche",
  loanSide: "Ejemplo, no es una oferta",
  loanPrice: "Precio total",
  loanDown: "Enganche",
  loanFinanced: "Monto financiado",
  loanApr: "Tasa porcentual anual (APR)",
  loanPayments: {
    one: "{count} pago mensual de",
    other: "{count} pagos mensuales de",
  },
  loanLast: "El último de ellos",
  loanTotal: "Total de pagos, enganche incluido",
});

export const offerPlaceSpanish = translateCopy<typeof offerPlaceCopy>(
  "offers",
  {
    empty:
      "Por ahora no hay ofertas disponibles. Por favor, vuelva más adelante.",
    terms: "Condiciones",
    lockedTitle: "Nuestras ofertas son privadas",
    lockedText:
      "Denos sus datos de contacto una sola vez y véalas todas. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
    unlock: "Desbloquear ofertas",
    call: "Llamar al {phone}",
  },
);
