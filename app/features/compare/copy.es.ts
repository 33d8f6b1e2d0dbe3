import { translateCopy } from "#app/site/page/copy.ts";
import type { compareCopy } from "./copy.ts";

export const compareSpanish = translateCopy<typeof compareCopy>("compare", {
  cookiesRefused:
    "Su navegador bloquea las cookies, así que no podemos recordar de una página a otra lo que compara. Para comparar varios autos, permita las cookies de este sitio.",
  title: "Comparar autos",
  lead: {
    one: "Por ahora, un auto. Agregue hasta tres más.",
    other: "{count} autos lado a lado.",
  },
  leadBest: {
    one: "Lo mejor de cada fila va resaltado.",
    other: "Lo mejor de cada fila va resaltado.",
  },
  allCars: "Todos los autos",
  region: "Autos lado a lado",
  best: "(el mejor de estos)",
  verdicts: "En resumen",
  "verdict.none": "Nada que los otros no tengan",
  same: "Lo que es igual",
  showAll: "Las {count} características",
  swipe: "Deslice para ver los {count} autos.",
  noDifferences: "Estos autos son iguales en todo lo que mostramos.",
  add: "Agregar auto",
  addSaved: "De sus autos guardados",
  back: "Volver a donde estaba",
  share: "Compartir",
  copied: "Enlace copiado",
  copyLink: "Copie este enlace:",
  remove: "Quitar",
  removeName: "Quitar {name}",
  clear: "Quitar todos",
  refused: "Puede comparar hasta cuatro autos. Quedaron fuera: {names}.",
  missing: {
    one: "{count} de los autos ya no está disponible.",
    other: "{count} de los autos ya no están disponibles.",
  },
  unlock: "Desbloquear precios",
  emptyTitle: "Todavía no hay autos para comparar",
  emptyText: "Toque la balanza en hasta cuatro autos para verlos lado a lado.",
  newest: "Recién llegados",
  browse: "Ver todos los autos",
  fact: "Lo que se compara",
  pictures: "Imágenes",
  ask: "Siguiente paso",
  unknown: "No indicado",
  none: "No hay",
});
