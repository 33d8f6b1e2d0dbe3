import { translateCopy } from "#app/site/page/copy.ts";
import type { shortlistCopy } from "./copy.ts";

export const shortlistSpanish = translateCopy<typeof shortlistCopy>("garage", {
  save: "Guardar",
  saved: "Guardado",
  compare: "Comparar",
  compared: "Comparando",
  saveName: "Guardar {name}",
  savedName: "Guardado: {name}",
  compareName: "Comparar {name}",
  comparedName: "Comparando: {name}",
  availability: "Consultar disponibilidad",
  availabilityName: "Consultar disponibilidad: {name}",
  testDrive: "Prueba de manejo",
  testDriveName: "Prueba de manejo: {name}",
  email: "Recibirlo por correo",
  emailName: "Recibirlo por correo: {name}",
  saidSaved: {
    one: "Se guardó. {count} auto guardado.",
    other: "Se guardó. {count} autos guardados.",
  },
  saidRemoved: {
    one: "Se quitó. {count} auto guardado.",
    other: "Se quitó. {count} autos guardados.",
  },
  saidCompared: {
    one: "{count} auto elegido para comparar.",
    other: "{count} autos elegidos para comparar.",
  },
  savedFull: "Su lista está llena",
  savedFullDetail: "Caben 40 autos. Quite uno para guardar otro.",
  comparedFull: "Puede comparar hasta cuatro autos",
  comparedFullDetail: "Quite uno para agregar este.",
});
