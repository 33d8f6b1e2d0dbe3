import { translateCopy } from "#app/site/page/copy.ts";
import type { modelOffersCopy } from "./model-copy.ts";

export const modelOffersSpanish = translateCopy<typeof modelOffersCopy>(
  "modelOffers",
  {
    "count.suvs": { one: "{count} SUV nuevo", other: "{count} SUV nuevos" },
    "count.sedans": {
      one: "{count} sedán nuevo",
      other: "{count} sedanes nuevos",
    },
    "count.trucks": {
      one: "{count} pickup nueva",
      other: "{count} pickups nuevas",
    },
    "count.hatchbacks": {
      one: "{count} hatchback nuevo",
      other: "{count} hatchbacks nuevos",
    },
    "count.minivans": {
      one: "{count} minivan nueva",
      other: "{count} minivans nuevas",
    },
    "count.coupes": {
      one: "{count} cupé nuevo",
      other: "{count} cupés nuevos",
    },
    "count.wagons": {
      one: "{count} vagoneta nueva",
      other: "{count} vagonetas nuevas",
    },
    "count.convertibles": {
      one: "{count} convertible nuevo",
      other: "{count} convertibles nuevos",
    },
    "count.commercial": {
      one: "{count} vehículo comercial nuevo",
      other: "{count} vehículos comerciales nuevos",
    },
    "count.cars": {
      one: "{count} auto nuevo",
      other: "{count} autos nuevos",
    },
    car: "Precio del {car}",
    list: "Lista {list}, {amount} menos",
    more: "Mostrar los {count} modelos",
  },
);
