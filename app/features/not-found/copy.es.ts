import { translateCopy } from "#app/site/page/copy.ts";
import type { notFoundCopy } from "./copy.ts";

export const notFoundSpanish = translateCopy<typeof notFoundCopy>("notFound", {
  title: "Página no encontrada",
  text: "Lo sentimos, no encontramos la página que busca.",
  button: "Volver al inicio",
  browse: "Ver autos",
  browseCount: { one: "Ver {count} auto", other: "Ver {count} autos" },
  emptyBay: "Aquí no hay nada estacionado",
});
