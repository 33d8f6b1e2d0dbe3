import { translateCopy } from "#app/site/page/copy.ts";
import type { factoryWarrantyCopy } from "./factory-warranty-copy.ts";

export const factoryWarrantySpanish = translateCopy<typeof factoryWarrantyCopy>(
  "factoryWarranty",
  {
    title: "Lo que queda de la garantía de fábrica",
    part: "Hasta el {until} o las {miles} millas, lo que ocurra primero. Quedan {left} millas.",
    partAnyMiles: "Hasta el {until}, con cualquier millaje.",
    titleWhole: "Garantía de fábrica",
    years: { one: "{count} año", other: "{count} años" },
    months: { one: "{count} mes", other: "{count} meses" },
    timeOrMiles: "{time} o {miles} millas",
    timeAnyMiles: "{time}, con cualquier millaje",
    start:
      "Lo que ocurra primero, desde el día que usted se lo lleva. {make} decide qué cubre.",
    since:
      "Cuenta desde el {since}, cuando este auto entró en servicio. {make} decide qué cubre.",
  },
);
