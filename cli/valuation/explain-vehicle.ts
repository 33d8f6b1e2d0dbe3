import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildTradeOffers } from "#app/domain/trade-offer/build-offers.ts";
import {
  countQuestionsLeft,
  listAnswerFaults,
} from "#app/domain/trade-offer/trade-answers.ts";
import { valueByBook } from "#app/domain/valuation/value-by-book.ts";
import {
  getRangePercent,
  type Valuation,
  type VehicleToValue,
} from "#app/domain/valuation/valuation.ts";
import { checkVin } from "#app/domain/vehicle/vin.ts";
import type { BookFile } from "#app/operations.server.ts";
import type { VinDecoder } from "#app/operator-ports.ts";
import type { Clock } from "#app/ports.ts";

interface ExplainContext {
  readonly profile: StoreProfile;
  readonly bookFile: BookFile;
  readonly vinDecoder: VinDecoder;
  readonly clock: Clock;
}

/** What the book says of a vehicle, and what it would be offered if nothing were wrong with it; null for a wrong call. */
export async function explainVehicle(
  words: readonly string[],
  context: ExplainContext,
): Promise<string | null> {
  const { profile, bookFile, clock } = context;
  const miles = Number(words.at(-1)?.replaceAll(",", ""));
  if (!(miles > 0)) return null;
  const named = await nameVehicle(words.slice(0, -1), context);
  if (named === null) return null;
  if (bookFile.status !== "open") return "The profile has no book.\n";
  if (typeof named === "string") return named;
  const [store] = profile.stores;
  const vehicle: VehicleToValue = {
    ...named,
    miles,
    exteriorColor: null,
    state: store?.stateShort ?? "",
    zip: store?.zip ?? "",
  };
  const nowMs = clock.nowMs();
  const valuation = valueByBook(vehicle, bookFile, profile.trade.valuation, {
    nowMs,
    askingRatio: 1,
  });
  const timeZone = store?.timeZone ?? "UTC";
  const year = Number(formatZonedDay(nowMs, timeZone).slice(0, 4));
  const { visibleOffers } = buildTradeOffers({
    trade: profile.trade,
    costs: profile.pricing,
    vehicle: { ...vehicle, ageYears: Math.max(0, year - vehicle.year) },
    valuation,
    answers: {},
    optionIds: [],
    isTradingIn: false,
    driveDays: 0,
    nowMs,
    timeZone,
  });
  const { make, model, trim } = vehicle;
  const questions = countQuestionsLeft(profile.trade, {});
  const required = listAnswerFaults(profile.trade, {}).length;
  return [
    [vehicle.year, make, model, trim, `${miles} miles`].join(" "),
    ...describeValuation(valuation),
    `The form asks ${questions} questions about it, ${required} of them required.`,
    "Offers before deductions, and before our asking prices move them:",
    ...visibleOffers.map(
      ({ type, reason, estimatedFinalPriceCents: cents }) => {
        const price = cents === null ? "" : ` ${formatDollars(cents / 100)}`;
        return `  ${type}${price} (${reason.kind})`;
      },
    ),
    "",
  ].join("\n");
}

type Named = Pick<
  VehicleToValue,
  "vin" | "year" | "make" | "model" | "trim" | "bodystyle"
>;

/** A VIN, or year, make and model, with its trim if it is known; null for neither, a sentence for a VIN that tells too little. */
async function nameVehicle(
  [first = "", ...names]: readonly string[],
  { vinDecoder }: Pick<ExplainContext, "vinDecoder">,
): Promise<Named | string | null> {
  if (names.length > 0) return nameByWords(first, names.join(" "));
  const { vin } = checkVin(first.toUpperCase());
  if (vin === null) return null;
  const [decoded = null] = await vinDecoder.decode([vin]);
  await vinDecoder.close();
  if (decoded === null || decoded.model === null)
    return `The VIN tells no model${vinDecoder.problem() === null ? "" : `: ${vinDecoder.problem()}`}.\n`;
  return { ...decoded, vin, model: decoded.model };
}

function nameByWords(year: string, names: string): Named | null {
  const named = normalizeModel({ make: null, model: names, trim: null });
  return named === null || !/^(19|20)\d\d$/.test(year)
    ? null
    : {
        vin: null,
        year: Number(year),
        make: named.make,
        model: named.model,
        trim: named.trim,
        bodystyle: named.usualBodystyle,
      };
}

function describeValuation(valuation: Valuation): readonly string[] {
  const { range } = valuation;
  const lines =
    range === null
      ? ["No range"]
      : [
          `Range ${formatDollars(range.lowDollars)} to ${formatDollars(range.highDollars)}, around ${formatDollars(range.middleDollars)}: ${getRangePercent(range).toFixed(0)} % to its further side`,
        ];
  if (valuation.status === "unsure")
    return [...lines, `Not sure enough: ${valuation.reason}`];
  const values = Object.entries(valuation.valuesDollars).map(
    ([name, dollars]) =>
      `  ${name.padEnd(14)} ${dollars === null ? "-" : formatDollars(dollars)}`,
  );
  return [...lines, ...values];
}

function formatDollars(dollars: number): string {
  return `$${Math.round(dollars).toLocaleString("en-US")}`;
}
