import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import type { CheckupSetting } from "./checkup.ts";
import { AVAILABILITY_CHECKS } from "#app/domain/checkup/vehicles/availability-checks.ts";
import { BUILD_CHECKS } from "#app/domain/checkup/vehicles/build-checks.ts";
import { collectBuildTwins } from "#app/domain/checkup/vehicles/build-twins.ts";
import { CONTENT_CHECKS } from "#app/domain/checkup/vehicles/content-checks.ts";
import { DESCRIPTION_CHECKS } from "#app/domain/checkup/vehicles/description-checks.ts";
import {
  countDaysBetween,
  type Finding,
  toFindingCase,
  toVehicleTag,
  type VehicleTag,
} from "#app/domain/checkup/findings/finding.ts";
import {
  DAYS_ON_LOT_STARTS,
  createHistogram,
  PHOTO_COUNT_STARTS,
} from "#app/domain/checkup/findings/histogram.ts";
import { IDENTITY_CHECKS } from "#app/domain/checkup/vehicles/identity-checks.ts";
import { MILEAGE_CHECKS } from "#app/domain/checkup/vehicles/mileage-checks.ts";
import {
  buildMileageOutlierFinding,
  type MileagePoint,
} from "#app/domain/checkup/vehicles/mileage-outliers.ts";
import { NAME_CHECKS } from "#app/domain/checkup/vehicles/name-checks.ts";
import {
  countOwnPhotos,
  findLeadPhoto,
  PHOTO_CHECKS,
} from "#app/domain/checkup/vehicles/photo-checks.ts";
import {
  isPossiblePrice,
  PRICE_CHECKS,
} from "#app/domain/checkup/vehicles/price-checks.ts";
import type { PricePoint } from "#app/domain/checkup/vehicles/price-outliers.ts";
import {
  PHOTO_SHARED,
  collectSharedValues,
  STOCK_NUMBER_SHARED,
} from "#app/domain/checkup/vehicles/shared-values.ts";
import type { StockCount } from "./store-checks.ts";
import type { VehicleCheck } from "#app/domain/checkup/vehicles/vehicle-check.ts";

export const VEHICLE_CHECKS: readonly VehicleCheck[] = [
  ...PRICE_CHECKS,
  ...MILEAGE_CHECKS,
  ...IDENTITY_CHECKS,
  ...NAME_CHECKS,
  ...BUILD_CHECKS,
  ...PHOTO_CHECKS,
  ...DESCRIPTION_CHECKS,
  ...AVAILABILITY_CHECKS,
  ...CONTENT_CHECKS,
];

/** Of each vehicle only a tag and what is compared are kept, so an inventory of any size fits. */
export function createStockSurvey({
  stores,
  storeId,
  photoPolicy,
}: CheckupSetting) {
  const days = new Map(stores.map(({ id, today }) => [id, today]));
  const checks = VEHICLE_CHECKS.map((check) => ({
    check,
    cases: collectCases(check, "vehicle"),
  }));
  const stockNumbers = collectSharedValues(STOCK_NUMBER_SHARED);
  const leadPhotos = collectSharedValues(PHOTO_SHARED);
  const twins = collectBuildTwins();
  const prices: PricePoint[] = [];
  const mileages: MileagePoint[] = [];
  const isAsked = (id: string) => storeId === null || id === storeId;
  const stock = new Map<string, StockCount>();
  const conditions = { new: 0, used: 0, certified: 0 };
  const daysOnLot = createHistogram(DAYS_ON_LOT_STARTS);
  const photoCounts = createHistogram(PHOTO_COUNT_STARTS);

  function look(batch: readonly StockedVehicle[]): void {
    for (const { vehicle, feed } of batch) {
      const tag = toVehicleTag(vehicle);
      keepPrice(vehicle, tag);
      twins.add(vehicle, tag);
      keepMileage(vehicle, tag);
      if (isAsked(vehicle.storeId)) examine(vehicle, tag, feed);
    }
  }

  function keepPrice(vehicle: Vehicle, tag: VehicleTag): void {
    const { condition, make, model, year, miles, salePriceCents } = vehicle;
    if (salePriceCents === null || !isPossiblePrice(salePriceCents)) return;
    prices.push({
      tag,
      make,
      model: `${make} ${model}`,
      trim: vehicle.trim,
      isNew: condition === "new",
      year,
      miles,
      priceCents: salePriceCents,
    });
  }

  /** An odd mileage is reported once and is never compared with others. */
  function keepMileage(vehicle: Vehicle, tag: VehicleTag): void {
    const { condition, make, model, year, miles } = vehicle;
    if (condition === "new" || miles === null) return;
    const surroundings = { today: findToday(vehicle.storeId), photoPolicy };
    if (MILEAGE_CHECKS.some((it) => it.find(vehicle, surroundings) !== null))
      return;
    mileages.push({ tag, model: `${make} ${model}`, year, miles });
  }

  function findToday(ofStore: string): string {
    return days.get(ofStore) ?? stores[0]?.today ?? "1970-01-01";
  }

  function examine(vehicle: Vehicle, tag: VehicleTag, feed: string): void {
    const today = findToday(vehicle.storeId);
    for (const { check, cases } of checks) {
      const concern = check.find(vehicle, { today, photoPolicy });
      if (concern === null) continue;
      const { detail, label = null, rank = 0 } = concern;
      cases.add({ case: toFindingCase(tag, detail), label, rank });
    }
    const number = vehicle.stockNumber?.trim().toUpperCase() ?? "";
    if (number !== "")
      stockNumbers.add(
        `${vehicle.storeId} ${number}`,
        `stock number ${number} at ${vehicle.storeId}`,
        tag,
      );
    const photo = findLeadPhoto(vehicle.images);
    if (photo !== null) leadPhotos.add(photo, photo, tag);
    countStock(vehicle.storeId, feed);
    conditions[vehicle.condition]++;
    daysOnLot.add(countDaysBetween(vehicle.listedOn, today));
    photoCounts.add(countOwnPhotos(vehicle.images));
  }

  function countStock(ofStore: string, feed: string): void {
    const key = `${ofStore} ${feed}`;
    const count = (stock.get(key)?.count ?? 0) + 1;
    stock.set(key, { storeId: ofStore, feed, count });
  }

  return {
    look,
    /** A refused row's VIN has no page. */
    findPath: (vin: string) => twins.findTag(vin)?.path ?? null,
    stock: () => [...stock.values()],
    prices: () => prices,
    findings: (): readonly Finding[] =>
      [
        ...checks.map(({ cases }) => cases.buildFinding()),
        stockNumbers.buildFinding(),
        leadPhotos.buildFinding(),
        buildMileageOutlierFinding(mileages, isAsked),
        twins.buildFinding(isAsked),
      ].filter((finding) => finding !== null),
    figures: () => ({
      conditions,
      daysOnLot: daysOnLot.listBars(),
      photoCounts: photoCounts.listBars(),
    }),
  };
}
