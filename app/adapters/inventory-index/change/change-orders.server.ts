import { compareTexts } from "#app/domain/inventory/vin-order.ts";
import { placeUnknownLast } from "#app/adapters/inventory-index/build/build-index.server.ts";
import type {
  CardColumns,
  IndexData,
  SortOrders,
} from "#app/adapters/inventory-index/index-data.server.ts";
import {
  mapMeasuredKeys,
  type MeasuredKey,
} from "#app/domain/inventory/facets.ts";
import { changeOrder, type Compare } from "./change-order.server.ts";
import type { Change } from "./new-places.server.ts";
import { changeRange } from "./change-range.server.ts";
import { isInPlace } from "./reuse.server.ts";

type Values = Readonly<Record<MeasuredKey, Int32Array>>;

export function changeRanges(
  old: IndexData,
  values: Values,
  change: Change,
): IndexData["ranges"] {
  return mapMeasuredKeys((key) =>
    values[key] === old.ranges[key].values
      ? old.ranges[key]
      : changeRange(
          old.ranges[key],
          values[key],
          change,
          compareBy(values[key]),
        ),
  );
}

export function getListedOn({ lots }: CardColumns, place: number): string {
  return lots.list[lots.of[place] ?? -1]?.listedOn ?? "";
}

function compareBy(
  values: Int32Array,
  toKey: (value: number) => number = (value) => value,
): Compare {
  return (a, b) => toKey(values[a] ?? -1) - toKey(values[b] ?? -1);
}

const reverse = (value: number) => -value;

export function changeOrders(
  old: IndexData,
  change: Change,
  {
    values,
    cards,
    firstSeenAtMs,
  }: Pick<IndexData, "cards" | "firstSeenAtMs"> & {
    readonly values: Values;
  },
): SortOrders {
  const { splice } = change;
  const move = (order: Uint32Array, compare: Compare) =>
    changeOrder(order, change, splice.addedPlaces, compare).order;
  const changeBy = (
    name: keyof SortOrders,
    key: MeasuredKey,
    toKey: (value: number) => number,
  ) =>
    values[key] === old.ranges[key].values
      ? old.orders[name]
      : move(old.orders[name], compareBy(values[key], toKey));
  const isSameAge =
    isInPlace(splice) &&
    splice.addedPlaces.every(
      (place) =>
        firstSeenAtMs[place] === old.firstSeenAtMs[place] &&
        getListedOn(cards, place) === getListedOn(old.cards, place),
    );
  return {
    oldest: isSameAge
      ? old.orders.oldest
      : move(
          old.orders.oldest,
          (a, b) =>
            compareTexts(getListedOn(cards, a), getListedOn(cards, b)) ||
            (firstSeenAtMs[a] ?? 0) - (firstSeenAtMs[b] ?? 0),
        ),
    mileage: changeBy("mileage", "mileage", placeUnknownLast),
    year: changeBy("year", "year", reverse),
    priceHigh: changeBy("priceHigh", "price", reverse),
    priceLow: changeBy("priceLow", "price", placeUnknownLast),
    mpg: changeBy("mpg", "mpg", reverse),
  };
}
