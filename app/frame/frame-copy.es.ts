import { translateCopy } from "#app/site/page/copy.ts";
import type { frameCopy } from "./frame-copy.ts";

export const frameSpanish = translateCopy<typeof frameCopy>("shell", {
  skip: "Saltar al contenido",
  skipMenu: "Atajos",
  mainMenu: "Principal",
  openMenu: "Menú",
  closeMenu: "Cerrar menú",
  home: "{name}, inicio",
  search: "Buscar autos",
  savedVehicles: "Autos guardados",
  call: "Llamar al {phone}",
  allOf: "Todo: {label}",
  "group.condition": "Inventario",
  "group.bodystyle": "Por carrocería",
  "group.price": "Precio y ofertas",
  "group.further": "Más",
  yourStore: "Su tienda",
  chooseStore: "Elija su tienda",
  chooseStoreText:
    "Verá el teléfono, el horario y cómo llegar a esa tienda. La búsqueda sigue incluyendo los autos de todas.",
  allHours: "Todas las tiendas: {hours}",
  closeStores: "Cerrar lista de tiendas",
  hoursRow: "{days}: {hours}",
  choices: "Contacto y políticas",
  footer: "Mapa del sitio y contacto",
  linkCount: "{label}, {count}",
  follow: "{name} en {network}",
  payments:
    "Los pagos son estimados, se muestran con sus términos y no son una oferta de crédito.",
  copyright: "© {year} {name}, {place}.",
  // A Spanish time ends with a period of its own: "2:39 p.m."
  inventoryUpdated: "Inventario actualizado: {time}",
});
