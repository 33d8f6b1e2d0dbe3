import { translateCopy } from "#app/site/page/copy.ts";
import type { slotCopy } from "./slot-copy.ts";

export const slotSpanish = translateCopy<typeof slotCopy>("slots", {
  chooseDay: "Elija un día",
  chooseTime: "Elija una hora",
  dayClosed: "{day}: sin horas",
  earlierDays: "Días anteriores",
  laterDays: "Días siguientes",
  dayMissed: "No hay horas el {day}. Este es el siguiente día que tiene.",
  dayMissedLast: "No hay horas el {day}. Elija otro día.",
  evenLater: "¿Necesita un día más adelante? Llame al",
  noteDays: "Los días en gris no tienen horas.",
  timesAt: "Horas del {day} en {store}",
  taken: "{time}: ocupada",
  yourChoice: ", su elección",
  "receipt.calendar": "Agregar al calendario",
  "receipt.directions": "Cómo llegar",
  "receipt.manage": "Cambiar o cancelar",
  nearestTitle: "Horas libres cercanas",
  nearest: "{day}, {time}",
  "note.testDrive": {
    one: "Calcule como {count} minuto. Traiga su licencia de conducir y su comprobante de seguro.",
    other:
      "Calcule unos {count} minutos. Traiga su licencia de conducir y su comprobante de seguro.",
  },
  "note.service": "{takes} para este trabajo.",
  noteTaken: "Las horas tachadas ya están ocupadas.",
  "chosen.change": "Cambiar",
  "chosen.time": "la hora",
  "chosen.held": "Apartada para usted. Vence: {time}.",
  noteZone: "Las horas son las de la tienda ({zone}).",
});
