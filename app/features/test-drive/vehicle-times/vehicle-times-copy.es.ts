import { translateCopy } from "#app/site/page/copy.ts";
import type { vehicleTimesCopy } from "./vehicle-times-copy.ts";

export const vehicleTimesSpanish = translateCopy<typeof vehicleTimesCopy>(
  "testDrive",
  {
    sectionTitle: "Reserve su prueba de manejo",
    chooseDay: "Elija un día",
    seeTimes: "Ver horas libres",
    moreTimes: { one: "{count} horario más", other: "{count} horarios más" },
    sectionNone:
      "Por ahora no hay horas libres en línea. Llámenos y le buscaremos una que le quede bien.",
    sectionAway: "Vea qué horas están libres y aparte una para usted.",
  },
);
