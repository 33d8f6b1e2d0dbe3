import { translateCopy } from "#app/site/page/copy.ts";
import type {
  loanCopy,
  lockedOffersCopy,
  offerPlaceCopy,
  offersCopy,
} from "./copy.ts";

export const offersSpanish = translateCopy<typeof offersCopy>("offers", {
  until: "Hasta el {date}",
  untilTime: "Hasta el {date}, {time}",
  standing: "Sin fecha límite",
  view: "Ver oferta",
});

export const lockedOffersSpanish = translateCopy<typeof lockedOffersCopy>(
  "specialOffers",
  {
    "locked.panel": "Lo que va a ver",
    "locked.group.sales": {
      one: "{count} oferta de venta",
      other: "{count} ofertas de venta",
    },
    "locked.group.sales.text": "Lo que ahorra en su próximo auto.",
    "locked.group.service": {
      one: "{count} oferta de servicio",
      other: "{count} ofertas de servicio",
    },
    "locked.group.service.text":
      "Lo que ahorra cuando trae su auto a servicio.",
    "locked.group.dealer": {
      one: "{count} oferta del concesionario",
      other: "{count} ofertas del concesionario",
    },
    "locked.group.dealer.text": "Lo que recibe cuando nos compra o nos vende.",
  },
);

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
  loanLast: "El último",
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
