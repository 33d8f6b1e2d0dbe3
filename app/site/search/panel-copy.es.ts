import { translateCopy } from "#app/site/page/copy.ts";
import type { panelCopy } from "./panel-copy.ts";

export const panelSpanish = translateCopy<typeof panelCopy>("searchPanel", {
  suggestions: "Sugerencias",
  suggestionCount: {
    one: "{count} sugerencia. Elija con las flechas del teclado.",
    other: "{count} sugerencias. Elija con las flechas del teclado.",
  },
  understood: "Entendimos",
  remove: "Quitar",
  absent: "Ningún auto de aquí coincide con “{words}”.",
  unknown: "No podemos buscar “{words}”.",
  skip: "Omitir",
  skipName: "Omitir “{words}”",
  tryNear: "Probar con {label}",
  show: { one: "Ver {count} auto", other: "Ver {count} autos" },
  showBegun: {
    one: "Ver {count} auto para “{words}”",
    other: "Ver {count} autos para “{words}”",
  },
  carsNow: { one: "{count} auto.", other: "{count} autos." },
  none: "Hoy no tenemos ningún auto así",
  showAll: {
    one: "Ver el {count} auto que hay",
    other: "Ver los {count} autos",
  },
  tellMe: "Avisarme cuando llegue uno",
});
