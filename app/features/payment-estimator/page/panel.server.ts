import { CALCULATOR_PREFIX } from "#app/domain/finance/calculator-prefix.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getPaymentEstimateAddress } from "#app/domain/address/vehicle-address.ts";
import { toPaidVehicle } from "#app/domain/finance/paid-vehicle.ts";
import {
  getDefaultTerms,
  getStandingTerms,
  getStartingTerms,
} from "#app/domain/finance/standing-terms.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  areTermsComplete,
  findDraftedEquity,
} from "#app/domain/visitor/visitor-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { toDoorPrice } from "#app/domain/price/out-the-door.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { getBuyerState } from "#app/site/vehicles/price/buyer-door.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import {
  getStartDown,
  followKind,
  readPanel,
  settleChoices,
  toDownEntries,
  toPanelEntries,
} from "#app/features/payment-estimator/read-panel.ts";
import { toTradeEntries } from "#app/features/payment-estimator/trade-in.ts";
import { canLease, findLease, toPanelEstimator } from "./panel-lease.server.ts";
import {
  getStartingCar,
  isTyped,
  toTypedCarEntries,
} from "#app/features/payment-estimator/typed-car.ts";

type EstimatedVehicle = Pick<
  Vehicle,
  "vin" | "year" | "condition" | "storeId"
> & {
  readonly price: PresentedPrice;
};

/**
 * Null where the price is not shown, because a payment would reveal it. The panel starts where the page's own payment
 * stands (Assumption A39).
 */
export function buildVehiclePanel(
  { profile }: Pick<AppPorts, "profile">,
  facts: Pick<RequestFacts, "language" | "visitor" | "place">,
  vehicle: EstimatedVehicle,
  query: URLSearchParams = new URLSearchParams(),
  addressPrefix = "",
): PanelData | null {
  const { language, visitor } = facts;
  const { price } = vehicle;
  const paid = toPaidVehicle(price, vehicle);
  if (paid === null || price.state !== "shown") return null;
  const lease = findLease(profile, paid);
  const drafted = findDraftedEquity(visitor);
  const { tradeEquityDollars } = profile.estimator;
  // The field would refuse a written offer above its range (Assumption A207), and never what it starts with.
  const start =
    drafted !== null && drafted > tradeEquityDollars.max
      ? getStartingTerms(profile.estimator, visitor)
      : getStandingTerms(profile.estimator, visitor.terms);
  const stateShort = getBuyerState(facts, profile, vehicle.storeId);
  return fillEntries(
    {
      car: paid,
      start,
      estimator: toPanelEstimator(profile.estimator, lease === "offered"),
      lease,
      entries: {
        ...toPanelEntries(start),
        ...(drafted !== null && { equity: formatNumber(drafted) }),
        ...toTradeEntries(null),
        state: stateShort,
      },
      door: {
        price: toDoorPrice(price),
        charges: profile.pricing.stateCharges,
        stateShort,
      },
      action: getPaymentEstimateAddress(vehicle.vin, { language }),
      prefix: "",
      addressPrefix,
      isStartOwn: areTermsComplete(visitor.terms),
      preApprovalAddress: findPreApprovalAddress(
        profile,
        language,
        `?vin=${vehicle.vin}`,
      ),
    },
    query,
  );
}

/** The car starts at the estimator's own defaults (Assumption A39). `action` and `query` are the page's. */
export function buildCalculatorPanel(
  profile: StoreProfile,
  language: Language,
  query: URLSearchParams,
  { action, nowMs }: { readonly action: string; readonly nowMs: number },
): PanelData {
  const start = getDefaultTerms(profile.estimator);
  const typedCar = {
    conditions: profile.conditions,
    newestYear: new Date(nowMs).getUTCFullYear(),
  };
  const isLeasing = canLease(profile);
  return fillEntries(
    {
      car: typedCar,
      start,
      estimator: toPanelEstimator(profile.estimator, isLeasing),
      lease: isLeasing ? "offered" : null,
      entries: {
        ...toTypedCarEntries(getStartingCar(typedCar)),
        ...toPanelEntries(start),
        ...toTradeEntries(null),
      },
      door: null,
      action,
      prefix: CALCULATOR_PREFIX,
      addressPrefix: CALCULATOR_PREFIX,
      isStartOwn: false,
      preApprovalAddress: findPreApprovalAddress(profile, language),
    },
    query,
  );
}

/** No field takes a longer text, so nobody typed more than this. */
const LONGEST_TEXT = 40;

/** What cannot be read stays as it was typed. */
function fillEntries(data: PanelData, query: URLSearchParams): PanelData {
  const sent: Record<string, string> = {};
  for (const field of Object.keys(data.entries)) {
    const text = query.get(data.addressPrefix + field)?.slice(0, LONGEST_TEXT);
    if (text !== undefined && text.trim() !== "") sent[field] = text;
  }
  const asked = readPanel(data, { ...data.entries, ...sent });
  const isDownAsked = (sent["down"] ?? sent["downUnit"]) !== undefined;
  const start = isDownAsked
    ? data.entries
    : {
        ...data.entries,
        ...toDownEntries(getStartDown(data, asked.terms.kind)),
      };
  const downWas = query.get(`${data.addressPrefix}downWas`);
  const band = query.get(`${data.addressPrefix}band`);
  const isBandKept =
    sent["score"] !== undefined &&
    band === query.get(`${data.addressPrefix}bandWas`);
  const entries = settleChoices(
    data,
    followKind(
      data,
      { ...start, ...sent },
      query.get(`${data.addressPrefix}kindWas`),
    ),
    {
      band: isBandKept ? null : band,
      switchDown: query.get(`${data.addressPrefix}switchDown`),
      isDownTyped: downWas !== null && sent["down"] !== downWas,
    },
  );
  const reading = readPanel(data, entries);
  return {
    ...data,
    entries: {
      ...toPanelEntries(reading.terms),
      ...(sent["score"] === undefined &&
        isScoreGuessed(data, reading.terms) && { score: "" }),
      ...toTradeEntries(reading.trade),
      ...(reading.door !== null && { state: reading.door.stateShort }),
      ...(isTyped(data.car) && toTypedCarEntries(reading.vehicle)),
      ...Object.fromEntries(
        reading.problems.flatMap(({ field }) => {
          const text = entries[field];
          return text === undefined ? [] : [[field, text]];
        }),
      ),
    },
  };
}

/** A score that nobody gave is no text in "your score", though the payment has to start from one (Assumption A39). */
function isScoreGuessed(
  { start, isStartOwn }: PanelData,
  { creditScore }: EstimatorTerms,
): boolean {
  return !isStartOwn && creditScore === start.creditScore;
}

function findPreApprovalAddress(
  profile: StoreProfile,
  language: Language,
  query = "",
): string | null {
  return isPageOn(profile, "applyForFinancing")
    ? getPageAddress("applyForFinancing", { language }) + query
    : null;
}
