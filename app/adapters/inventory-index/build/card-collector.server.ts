import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type {
  CardBuild,
  CardColumns,
  CardLot,
  CardName,
  CardPaint,
} from "#app/adapters/inventory-index/index-data.server.ts";
import { createPartCollector } from "./part-collector.server.ts";
import { buildTextColumn } from "#app/adapters/inventory-index/text-column.server.ts";

export interface CardCollector {
  add(listed: ListedVehicle): void;
  /** `rowOf[v]` is the how-manieth added vehicle v is. */
  finish(rowOf: Uint32Array): CardColumns;
}

/** Takes what cards show apart, into columns and parts that vehicles share. */
export function createCardCollector(): CardCollector {
  const names = createPartCollector<CardName>();
  const builds = createPartCollector<CardBuild>();
  const paints = createPartCollector<CardPaint>();
  const lots = createPartCollector<CardLot>();
  const rows: Row[] = [];
  return {
    add(listed) {
      const { make, model, trim } = listed;
      names.add({ make, model, trim });
      builds.add(buildOf(listed));
      paints.add(paintOf(listed));
      lots.add(lotOf(listed));
      rows.push(rowOfCard(listed));
    },
    finish(rowOf) {
      const inOrder = Array.from(rowOf, (row) => rows[row]).filter(
        (row) => row !== undefined,
      );
      return {
        names: names.finish(rowOf),
        builds: builds.finish(rowOf),
        paints: paints.finish(rowOf),
        lots: lots.finish(rowOf),
        vin: buildTextColumn(inOrder.map((row) => row.vin)),
        stockNumber: buildTextColumn(inOrder.map((row) => row.stockNumber)),
        photo: buildTextColumn(inOrder.map((row) => row.photo)),
        photoCount: Uint32Array.from(inOrder, (row) => row.photoCount),
        miles: Int32Array.from(inOrder, (row) => row.miles ?? -1),
        salePriceCents: Float64Array.from(
          inOrder,
          (row) => row.salePriceCents ?? NaN,
        ),
        oldPriceCents: Float64Array.from(
          inOrder,
          (row) => row.oldPriceCents ?? NaN,
        ),
        priceDropCents: Float64Array.from(inOrder, (row) => row.priceDropCents),
      };
    },
  };
}

type Row = Pick<
  ListedVehicle,
  | "vin"
  | "stockNumber"
  | "photo"
  | "photoCount"
  | "miles"
  | "salePriceCents"
  | "oldPriceCents"
  | "priceDropCents"
>;

function rowOfCard(listed: ListedVehicle): Row {
  const { vin, stockNumber, photo, photoCount, miles } = listed;
  const { salePriceCents, oldPriceCents, priceDropCents } = listed;
  return {
    vin,
    stockNumber,
    photo,
    photoCount,
    miles,
    salePriceCents,
    oldPriceCents,
    priceDropCents,
  };
}

function buildOf(listed: ListedVehicle): CardBuild {
  const { condition, year, bodystyle } = listed;
  const { drivetrain, transmission, fuelType } = listed;
  return { condition, year, bodystyle, drivetrain, transmission, fuelType };
}

function paintOf(listed: ListedVehicle): CardPaint {
  const { exteriorColor, exteriorColorFamily, interiorColorFamily } = listed;
  return { exteriorColor, exteriorColorFamily, interiorColorFamily };
}

function lotOf(listed: ListedVehicle): CardLot {
  const { storeId, listedOn, hasPremiumUpgrades, requiredAddOns } = listed;
  return { storeId, listedOn, hasPremiumUpgrades, requiredAddOns };
}
