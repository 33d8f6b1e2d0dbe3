import * as v from "valibot";
import { readAnswerText } from "#app/adapters/answer-text.server.ts";
import type { VehiclePriceKey } from "#app/domain/store-profile/content/trade.ts";
import {
  MOST_DOLLARS,
  type Valuation,
  type ValuesDollars,
  type VehicleToValue,
} from "#app/domain/valuation/valuation.ts";

export interface ServicePlace {
  readonly url: string;
  readonly key: string | null;
}

const TIMEOUT_MS = 3_000;

const dollars = v.nullish(
  v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_DOLLARS)),
  null,
);
const CONDITIONS = ["xclean", "clean", "avg", "rough"] as const;
const FAMILIES = ["whole", "tradein"] as const;

/** Black Book's own names; the newer answers say `final_` where the older ones said `adjusted_`. */
const vehicleSchema = v.object({
  ...Object.fromEntries(
    FAMILIES.flatMap((family) =>
      CONDITIONS.flatMap((condition) =>
        ["final", "adjusted"].map(
          (kind) => [`${kind}_${family}_${condition}`, dollars] as const,
        ),
      ),
    ),
  ),
  final_retail_avg: dollars,
  adjusted_retail_avg: dollars,
  /** Ours: where eight of ten sales lie. Without it the range goes from rough to extra clean. */
  range_low: dollars,
  range_high: dollars,
});

const answerSchema = v.object({
  used_vehicles: v.object({
    used_vehicle_list: v.pipe(v.array(vehicleSchema), v.minLength(1)),
  }),
});

/** Asks another's book over HTTP. Rejects when it is slow, away or wrong. */
export async function askValuationService(
  vehicle: VehicleToValue,
  { url, key }: ServicePlace,
  timeoutMs = TIMEOUT_MS,
): Promise<Extract<Valuation, { status: "valued" }>> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(toQuestion(vehicle)),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The service answered ${response.status}.`);
  }
  return readAnswer(JSON.parse(await readAnswerText(response)));
}

function toQuestion(vehicle: VehicleToValue) {
  const { vin, year, make, model, trim, miles, state, zip } = vehicle;
  return { vin, year, make, model, trim, mileage: miles, state, zip };
}

function readAnswer(answer: unknown): Extract<Valuation, { status: "valued" }> {
  const parsed = v.parse(answerSchema, answer);
  const [found] = parsed.used_vehicles.used_vehicle_list;
  const amounts = new Map(Object.entries(found ?? {}));
  const find = (name: string) =>
    amounts.get(`final_${name}`) ?? amounts.get(`adjusted_${name}`) ?? null;
  const tell = (family: "whole" | "tradein") =>
    CONDITIONS.map((condition) => find(`${family}_${condition}`));
  const whole = tell("whole");
  const tradein = tell("tradein");
  const [xclean, , average, rough] = whole;
  if (!isFalling(whole) || !isFalling(tradein))
    throw new Error("A worse condition has a higher value.");
  if (average === null || average === undefined || rough === null)
    throw new Error("The values of average or rough condition are missing.");
  const low = amounts.get("range_low") ?? rough ?? average;
  const high = amounts.get("range_high") ?? xclean ?? average;
  if (!(low <= average && average <= high))
    throw new Error("The value lies outside of its range.");
  return {
    status: "valued",
    valuesDollars: {
      ...toValues(whole, tradein),
      listingPrice: find("retail_avg"),
    },
    range: { lowDollars: low, middleDollars: average, highDollars: high },
    source: "service",
    isMovedByAskingPrices: false,
  };
}

type Amounts = readonly (number | null)[];

function toValues(
  [
    wholeXclean = null,
    wholeClean = null,
    wholeAvg = null,
    wholeRough = null,
  ]: Amounts,
  [
    tradeinXclean = null,
    tradeinClean = null,
    tradeinAvg = null,
    tradeinRough = null,
  ]: Amounts,
): Omit<Record<VehiclePriceKey, number | null>, "listingPrice"> &
  Partial<ValuesDollars> {
  return {
    wholeXclean,
    wholeClean,
    wholeAvg,
    wholeRough,
    tradeinXclean,
    tradeinClean,
    tradeinAvg,
    tradeinRough,
  };
}

function isFalling(amounts: Amounts): boolean {
  const known = amounts.filter((amount) => amount !== null);
  return known.every(
    (amount, at) => at === 0 || amount <= (known[at - 1] ?? 0),
  );
}
