import { getLastModelYear } from "#app/domain/forms/vehicle-fields.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findAskedVehicle } from "#app/site/forms/asked-vehicle.ts";
import { listVehicleChoices } from "#app/site/forms/fields/vehicle-choices.ts";
import { listCommonMakes } from "#app/site/vehicles/gated/common-makes.server.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { formatOwnName } from "#app/features/valuation/own-vehicle.ts";
import { listStartWays, START_FORM_NAME } from "./start-form.ts";
import {
  findTradeRecord,
  getChangeAddress,
  getStepAddress,
} from "#app/features/valuation/trade-access.server.ts";
import {
  findOpenStep,
  OFFER_STEP,
} from "#app/features/valuation/trade-steps.ts";

type Ports = Pick<
  AppPorts,
  "profile" | "formTokens" | "clock" | "plates" | "inventory" | "index"
>;
type Facts = Pick<RequestFacts, "language" | "visitor" | "gate" | "storeId">;

export type StartData = Awaited<ReturnType<typeof buildStartData>>;

/** The first form for a page of another address, with the way back to a draft that was begun. */
export async function findOwnStart(
  ports: Ports & Pick<AppPorts, "signedNames" | "tradeRecords">,
  facts: Facts & Pick<RequestFacts, "tradeToken">,
  query: URLSearchParams,
): Promise<StartData> {
  const record = await findTradeRecord(ports, facts.tradeToken);
  return buildStartData(ports, facts, { query, record });
}

/** It stands on the landing page too. */
export async function buildStartData(
  ports: Ports,
  facts: Facts,
  {
    query,
    record = null,
  }: {
    readonly query: URLSearchParams;
    readonly record?: TradeRecord | null;
  },
) {
  const { profile, formTokens, clock } = ports;
  const lastYear = getLastModelYear(clock.nowMs());
  const wanted = await findWanted(ports, facts, query.get("for"));
  const store =
    profile.stores.find(({ id }) => id === facts.storeId) ?? profile.stores[0];
  const { terms, termsDraft } = facts.visitor;
  // What was said of a trade to the estimator or to the wizard counts here.
  const isTradingIn = wanted !== null || (terms ?? termsDraft)?.isTradingIn;
  const changed =
    query.has("change") && record?.accepted === null ? record.draft : null;
  const hasPlates = ports.plates !== null;
  return {
    action:
      changed === null ? getStepAddress(facts, null) : getChangeAddress(facts),
    token: formTokens.issue(START_FORM_NAME),
    lastYear,
    ...listVehicleChoices(lastYear, listCommonMakes(ports, facts)),
    /** Without a service that knows plates there is no field for one. */
    hasPlates,
    defaults: {
      way: listStartWays(hasPlates)[0] ?? "",
      interest: isTradingIn ? "trade-in" : "sell",
      state: store?.stateShort ?? "",
      wanted: wanted?.vin ?? "",
      ...(changed !== null && toStartFields(changed)),
    },
    wantedName: wanted === null ? null : formatFullVehicleName(wanted),
    isLinkBad: query.get("link") === "unknown",
    resume:
      record === null || query.has("new") || changed !== null
        ? null
        : {
            name: formatOwnName(record.draft.vehicle),
            label: chooseResumeLabel(record.accepted),
            address: getStepAddress(
              facts,
              record.accepted === null
                ? findOpenStep(profile.trade, record.draft)
                : OFFER_STEP,
            ),
          },
    valuationSeconds: profile.claims?.valuationSeconds ?? 0,
    offerValidDays: profile.trade.offerValidDays,
  };
}

/** What was accepted is there to be seen: nothing of it is left to go on with. */
function chooseResumeLabel(
  accepted: TradeRecord["accepted"],
): "resume" | "resumeVisit" | "resumeAccepted" {
  if (accepted === null) return "resume";
  return accepted.selectedPayment === "bringVehicleIn"
    ? "resumeVisit"
    : "resumeAccepted";
}

/** Another car keeps the answers, and the form what was told of this one. */
function toStartFields({
  vehicle,
  interest,
  wantedVin,
}: TradeRecord["draft"]): Readonly<Record<string, string>> {
  const { vin, year, make, model, trim, miles, exteriorColor } = vehicle;
  return {
    way: vin === null ? "model" : "vin",
    vin: vin ?? "",
    vehicleYear: String(year),
    vehicleMake: make,
    vehicleModel: model,
    vehicleTrim: trim ?? "",
    mileage: String(miles),
    exteriorColor: exteriorColor ?? "",
    interest,
    wanted: wantedVin ?? "",
  };
}

async function findWanted(
  ports: Pick<AppPorts, "inventory" | "index" | "profile">,
  { gate }: Pick<RequestFacts, "gate">,
  vin: string | null,
) {
  return vin === null
    ? null
    : findAskedVehicle(ports, gate, vin.slice(0, 17).toUpperCase()).catch(
        () => null,
      );
}
