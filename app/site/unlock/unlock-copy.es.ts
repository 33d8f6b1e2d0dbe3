import { translateCopy } from "#app/site/page/copy.ts";
import type { unlockCopy } from "./unlock-copy.ts";

export const unlockSpanish = translateCopy<typeof unlockCopy>("gate", {
  unlock: "Desbloquear",
  "title.vehicles": "Desbloquee nuestro inventario privado",
  "title.prices": "Desbloquee los precios privados",
  "title.both": "Desbloquee los autos y precios privados",
  "title.offers": {
    one: "Desbloquee {count} oferta especial",
    other: "Desbloquee {count} ofertas especiales",
  },
  "title.offers.none": "Desbloquee nuestras ofertas especiales",
  "title.offers.sales": {
    one: "Desbloquee {count} oferta de venta",
    other: "Desbloquee {count} ofertas de venta",
  },
  "title.offers.service": {
    one: "Desbloquee {count} oferta de servicio",
    other: "Desbloquee {count} ofertas de servicio",
  },
  "title.offers.dealer": {
    one: "Desbloquee {count} oferta del concesionario",
    other: "Desbloquee {count} ofertas del concesionario",
  },
  "text.offers":
    "Comparta sus datos y todas las ofertas se abren de inmediato, con sus condiciones completas. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "text.vehicles":
    "Verá nuestros autos privados de inmediato, y nosotros sabremos cómo comunicarnos con usted. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "text.prices":
    "Denos sus datos de contacto una sola vez, conteste hasta {count} preguntas y vea el precio total de cada auto. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "text.pricesOf":
    "Denos sus datos de contacto una sola vez, conteste hasta {count} preguntas y vea lo que cuesta {name}. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "text.both":
    "Comparta sus datos y verá nuestros autos privados de inmediato. Conteste hasta {count} preguntas y verá también el precio total de cada auto. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "text.bothThenPrices":
    "Comparta sus datos y verá nuestros autos privados de inmediato, con lo que cuestan. {prices} se abren después de contestar hasta {count} preguntas. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  "text.vehiclesWithPrices":
    "Comparta sus datos y verá nuestros autos privados de inmediato, con lo que cuestan. Sin\u00a0crear\u00a0cuenta y sin\u00a0revisar su\u00a0crédito.",
  optional: "La casilla de abajo es opcional. Puede desbloquear sin marcarla.",
  "submit.vehicles": "Desbloquear",
  "submit.offers": "Desbloquear",
  "submit.prices": "Continuar",
  "submit.both": "Desbloquear",
  notNow: "Ahora no",
  close: "Cerrar",
  loading: "Cargando el formulario",
  phoneHint: "Para que nuestra tienda de {city} pueda comunicarse con usted.",
  summaryPage: "Desbloqueado desde",
});
