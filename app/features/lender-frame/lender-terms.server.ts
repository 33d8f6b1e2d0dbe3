import {
  findCarriedDownDollars,
  getCarriedEquityDollars,
} from "#app/domain/finance/carried-amounts.ts";
import {
  type CarriedTerms,
  readCarriedTerms,
} from "#app/domain/finance/carried-terms.ts";
import { getStartingTerms } from "#app/domain/finance/standing-terms.ts";
import type { PresentedVehicle } from "#app/domain/gate/present-vehicle.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { FramedTerms } from "#app/domain/lender-frame/frame-address.ts";
import { toCents } from "#app/domain/price/rounding.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import {
  type BuyerDoor,
  findBuyerDoor,
} from "#app/site/vehicles/price/buyer-door.ts";
import type { FinancingLeadText } from "./copy.ts";

type FinancedVehicle = PresentedVehicle<Pick<Vehicle, "condition">> | null;
type LenderDoorVehicle = Pick<PresentedVehicle<Vehicle>, "price" | "storeId">;
type Visitor = Pick<VisitorProfile, "terms" | "termsDraft">;

/** Null where the address brings no terms of the estimator. */
export function readLenderTerms(
  query: URLSearchParams,
  { estimator, conditions }: Pick<StoreProfile, "estimator" | "conditions">,
  visitor: Visitor,
  vehicle: FinancedVehicle,
): CarriedTerms | null {
  const terms = readCarriedTerms(query, {
    estimator,
    start: getStartingTerms(estimator, visitor),
    canLease:
      estimator.leaseResiduals.length > 0 &&
      (vehicle === null
        ? conditions.includes("new")
        : vehicle.condition === "new"),
  });
  return terms && vehicle !== null
    ? { ...terms, typedPriceDollars: null }
    : terms;
}

/** The terms that came along win over the answers of the price wizard (Assumption A180). */
export function findFramedTerms(
  terms: CarriedTerms | null,
  vehicle: FinancedVehicle,
  visitor: Visitor,
): FramedTerms {
  return {
    downPaymentDollars: findCashDown(terms, vehicle, visitor),
    tradeEquityDollars: terms && getCarriedEquityDollars(terms),
    kind: terms?.kind ?? null,
    termMonths: terms?.termMonths ?? null,
    milesPerYear: terms?.milesPerYear ?? null,
  };
}

/** Null where nobody said a sum, or a share of a price that is not shown. */
export function findCashDown(
  terms: CarriedTerms | null,
  vehicle: FinancedVehicle,
  visitor: Visitor,
): number | null {
  return terms === null
    ? (visitor.terms?.downPaymentDollars ?? null)
    : findCarriedDownDollars(terms, findPriceCents(terms, vehicle));
}

/** A share of a locked price would tell the price, so a car of ours counts only where its price is shown. */
function findPriceCents(
  { typedPriceDollars }: CarriedTerms,
  vehicle: FinancedVehicle,
): number | null {
  if (vehicle !== null)
    return vehicle.price.state === "shown" ? vehicle.price.totalCents : null;
  return typedPriceDollars === null ? null : toCents(typedPriceDollars);
}

/** The store reads them in the lead. */
export function listTermsLines(
  terms: CarriedTerms,
  cashDownDollars: number | null,
  t: Translate<FinancingLeadText>,
): LeadSubmission["summary"] {
  const { down, milesPerYear, typedPriceDollars } = terms;
  const parts = [
    down.unit === "percent" && `${down.percent}%`,
    cashDownDollars !== null && formatDollars(cashDownDollars),
  ];
  const lines = [
    { label: t("kind"), value: t(terms.kind) },
    { label: t("down"), value: parts.filter((it) => it !== false).join(", ") },
    { label: t("equity"), value: formatEquity(terms, t) },
    { label: t("months"), value: String(terms.termMonths) },
  ];
  if (milesPerYear !== null)
    lines.push({ label: t("miles"), value: formatNumber(milesPerYear) });
  if (typedPriceDollars !== null)
    lines.push({ label: t("price"), value: formatDollars(typedPriceDollars) });
  return lines;
}

function formatEquity(
  terms: CarriedTerms,
  t: Translate<FinancingLeadText>,
): string {
  const equity = formatDollars(getCarriedEquityDollars(terms));
  const { trade } = terms;
  return trade === null
    ? equity
    : t("equityMade", {
        equity,
        worth: formatDollars(trade.worthDollars),
        owed: formatDollars(trade.owedDollars),
      });
}

/** The price out the door as the estimator told it, else as the vehicle's page tells it. */
export function findLenderDoor(
  terms: CarriedTerms | null,
  vehicle: LenderDoorVehicle | null,
  profile: Pick<StoreProfile, "stores" | "pricing" | "estimator">,
  buyer: Pick<RequestFacts, "visitor" | "place">,
): BuyerDoor | null {
  if (vehicle === null || terms?.kind === "lease") return null;
  return findBuyerDoor(vehicle, profile, buyer, {
    stateShort: terms?.stateShort ?? null,
    trade:
      terms === null
        ? null
        : {
            worthCents: toCents(
              terms.trade?.worthDollars ?? terms.tradeEquityDollars,
            ),
            owedCents: toCents(terms.trade?.owedDollars ?? 0),
          },
  });
}
