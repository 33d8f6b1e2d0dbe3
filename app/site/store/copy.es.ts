import { translateCopy } from "#app/site/page/copy.ts";
import type {
  answerTimeCopy,
  hoursNowCopy,
  placeCopy,
  storeCopy,
} from "./copy.ts";

export const storeSpanish = translateCopy<typeof storeCopy>("store", {
  openUntil: "abierto hasta {time}",
  opensToday: "abre hoy a {time}",
  opensTomorrow: "abre mañana a {time}",
  opensLater: "abre el {day} a {time}",
  closed: "cerrado",
  closedDay: "cerrado",
  hours: "{open} – {close}",
  days: "{first} a {last}",
  specialDay: "{name} ({day})",
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
  mondayShort: "lun",
  tuesdayShort: "mar",
  wednesdayShort: "mié",
  thursdayShort: "jue",
  fridayShort: "vie",
  saturdayShort: "sáb",
  sundayShort: "dom",
});

export const hoursNowSpanish = translateCopy<typeof hoursNowCopy>("hours", {
  openUntil: "Abierto hasta {time}",
  opensToday: "Abre hoy a {time}",
  opensTomorrow: "Abre mañana a {time}",
  opensLater: "Abre el {day} a {time}",
  closed: "Cerrado",
});

export const answerTimeSpanish = translateCopy<typeof answerTimeCopy>(
  "answerTime",
  {
    sameDay: "Por lo general el mismo día hábil.",
    opensToday: "Le responderemos cuando abramos hoy a {time}.",
    opensTomorrow: "Le responderemos cuando abramos mañana a {time}.",
    opensLater: "Le responderemos cuando abramos el {day} a {time}.",
    to: "{answer} Llamaremos al {phone} o escribiremos a {email}.",
  },
);

export const placeSpanish = translateCopy<typeof placeCopy>("place", {
  away: "a {miles} mi",
  fromZip: "A {miles} mi de {zip}",
  fromSpot: "A {miles} mi de usted",
  moveTo: "Pedir que lo lleven a {city}",
});
