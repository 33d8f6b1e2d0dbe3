import { translateCopy } from "#app/site/page/copy.ts";
import type { savedCopy } from "./copy.ts";

export const savedSpanish = translateCopy<typeof savedCopy>("saved", {
  title: "Autos guardados",
  titleShared: "Alguien le compartió estos autos",
  titleOwnLink: "Sus autos guardados, para enviar",
  ownLinkText:
    "Copie la dirección de esta página y envíela: quien la abra verá estos autos.",
  count: { one: "{count} auto", other: "{count} autos" },
  kept: "Se guardan en este navegador. No necesita cuenta.",
  noneKept: "Ya no hay autos guardados.",
  removed: "Quitado. Toque el corazón para volver a guardarlo.",
  sharedText:
    "Guarde los que le gusten para volver a encontrarlos en este navegador.",
  cookiesRefused:
    "Su navegador bloquea las cookies, así que no podemos conservar sus autos guardados. La dirección de esta página ya indica el auto. Agréguela a sus favoritos para volver a encontrarlo.",
  ownList: "Los autos que usted guardó",
  compareSelected: "Comparar elegidos",
  comparePicked: {
    one: "Comparar {count} auto",
    other: "Comparar {count} autos",
  },
  pickAnother: "Marque otro auto para comparar",
  compareAll: {
    one: "Comparar este auto",
    other: "Comparar estos {count} autos",
  },
  compareHint: "O marque los que quiera, hasta cuatro",
  compareHintMany: "Marque hasta cuatro autos para compararlos",
  pick: "Comparar",
  pickGroup: "Autos para comparar",
  next: "Consultar disponibilidad",
  priceAlert: "Alerta de precio",
  priceAlertName: "Alerta de precio: {name}",
  shareLink: "Compartir esta lista",
  copied: "Enlace copiado",
  clear: "Borrar todo",
  clearSure: { one: "Quitar {count} auto", other: "Quitar {count} autos" },
  results: "Autos guardados en venta",
  sold: "Vendidos",
  soldOn: "Salió de nuestro lote el {date}.",
  soldAlt: "{name}, vendido, ilustración",
  "further.sold": "Parecidos a lo que se vendió",
  "further.saved": "Parecidos a sus autos guardados",
  "further.nothing": "Recién llegados",
  missing: {
    one: "{count} auto ya no está disponible.",
    other: "{count} autos ya no están disponibles.",
  },
  forget: { one: "Quitarlo", other: "Quitarlos" },
  emptyTitle: "Todavía no ha guardado nada",
  emptyText:
    "Toque el corazón de cualquier auto. Aquí lo espera, con su precio de hoy.",
  emptyShared: "Ninguno de estos autos sigue en venta",
  emptySharedText: "Puede que ya se hayan vendido. Los demás autos están aquí.",
  browse: "Ver todos los autos",
  noScript:
    "Sin JavaScript, los corazones de otras páginas no muestran lo que guardó. Esta página siempre lo muestra.",
});
