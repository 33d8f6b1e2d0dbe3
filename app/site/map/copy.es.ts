import { translateCopy } from "#app/site/page/copy.ts";
import type { mapCopy } from "./copy.ts";

export const mapSpanish = translateCopy<typeof mapCopy>("map", {
  drawing: "Mapa: {places}",
  scale: { one: "{count} milla", other: "{count} millas" },
  show: "Ver mapa de calles",
  source: "Se carga desde {host}",
  streets: "Mapa de calles: {places}",
  loading: "Cargando el mapa",
  failed: "El mapa de calles no cargó. “Cómo llegar” sigue funcionando.",
});
