import {
  buildTextColumn,
  type CardBuild,
  type CardColumns,
  type CardLot,
  type CardName,
  type CardPaint,
  type SharedParts,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  listPartFields,
  pickFields,
} from "#app/domain/vehicle/vehicle-fields.ts";
import { createGrowingArray } from "./growing-array.server.ts";

const NAME_FIELDS = listPartFields("names");
const BUILD_FIELDS = listPartFields("builds");
const PAINT_FIELDS = listPartFields("paints");
const LOT_FIELDS = listPartFields("lots");

const ROW_FIELDS = [
  ...listPartFields("own"),
  "photo",
  "photoCount",
  "priceDropCents",
] as const;

export interface CardCollector {
  add(listed: ListedVehicle): void;
  /** `rowOf[v]` is the position at which vehicle v was added. */
  finish(rowOf: Uint32Array): CardColumns;
}

/** Vehicles share parts of what cards show. */
export function createCardCollector(): CardCollector {
  const names = createPartCollector<CardName>();
  const builds = createPartCollector<CardBuild>();
  const paints = createPartCollector<CardPaint>();
  const lots = createPartCollector<CardLot>();
  const rows: Pick<ListedVehicle, (typeof ROW_FIELDS)[number]>[] = [];
  return {
    add(listed) {
      const { name, build, paint, lot } = toCardParts(listed);
      names.add(name);
      builds.add(build);
      paints.add(paint);
      lots.add(lot);
      rows.push(pickFields(listed, ROW_FIELDS));
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

export function toCardParts(listed: ListedVehicle): {
  readonly name: CardName;
  readonly build: CardBuild;
  readonly paint: CardPaint;
  readonly lot: CardLot;
} {
  const { hasPremiumUpgrades, requiredAddOns } = listed;
  return {
    name: pickFields(listed, NAME_FIELDS),
    build: pickFields(listed, BUILD_FIELDS),
    paint: pickFields(listed, PAINT_FIELDS),
    lot: {
      ...pickFields(listed, LOT_FIELDS),
      hasPremiumUpgrades,
      requiredAddOns,
    },
  };
}

/** Parts are the same where their keys are. */
export function toPartKey(part: object): string {
  return Object.values(part).map(toKey).join("\n");
}

function createPartCollector<T extends object>() {
  const numbers = new Map<string, number>();
  const list: T[] = [];
  const numberOfRow = createGrowingArray();
  return {
    add(part: T): void {
      const key = toPartKey(part);
      let number = numbers.get(key);
      if (number === undefined) {
        number = list.push(part) - 1;
        numbers.set(key, number);
      }
      numberOfRow.push(number);
    },
    finish(rowOf: Uint32Array): SharedParts<T> {
      const numberOf = numberOfRow.view();
      return { list, of: rowOf.map((row) => numberOf[row] ?? 0) };
    },
  };
}

/** The key tells null from "null"; lists are short and rare. */
function toKey(value: unknown): string {
  if (typeof value === "string") return `"${value}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
