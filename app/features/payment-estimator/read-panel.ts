import { chooseBand } from "#app/domain/credit/credit-answer.ts";
import {
  getAllowedDown,
  toNearestAllowed,
} from "#app/domain/finance/allowed-amounts.ts";
import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import {
  type EstimatorProblem,
  printAllTerms,
  printEstimatorTerms,
  readEstimatorTerms,
} from "#app/domain/finance/estimator-input.ts";
import type {
  DownPayment,
  EstimatorTerms,
  PaidVehicle,
  PaymentEstimate,
} from "#app/domain/finance/payment-estimate.ts";
import {
  computeOutTheDoor,
  type DoorTrade,
  type OutTheDoor,
} from "#app/domain/price/out-the-door.ts";
import { findStateCode } from "#app/domain/us-states.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { DoorData, PanelData, PanelEntries } from "./panel-data.ts";
import { countTrade, readTrade, toDoorTrade } from "./trade-in.ts";
import { isTyped, readTypedCar, type TypedCarProblem } from "./typed-car.ts";
import type { TypedNumberProblem } from "./typed-number.ts";

export type PanelProblem =
  EstimatorProblem | TypedCarProblem | TypedNumberProblem<"worth" | "owed">;

/** Assumption A43. The server and the browser read the form alike. */
export interface PanelReading {
  readonly vehicle: PaidVehicle;
  readonly terms: EstimatorTerms;
  /** Null stands for a lease that is not offered. */
  readonly estimate: PaymentEstimate | null;
  readonly problems: readonly PanelProblem[];
  /** Null while the equity alone is given. */
  readonly trade: ReturnType<typeof readTrade>["trade"];
  /** Null where no price out the door is told: of a typed price, and of a lease, which is taxed in other ways. */
  readonly door: DoorReading | null;
}

interface DoorReading {
  readonly stateShort: string;
  /** Null where the profile does not know what the state charges. */
  readonly outTheDoor: OutTheDoor | null;
}

export function readPanel(
  { car, estimator, start, lease, door }: PanelData,
  entries: PanelEntries,
): PanelReading {
  const { vehicle, problems } = isTyped(car)
    ? readTypedCar(entries, car)
    : { vehicle: car, problems: [] };
  const read = readEstimatorTerms(
    new URLSearchParams(entries),
    estimator,
    start,
  );
  // Cars that get no lease are financed, whatever an address says.
  const isLeased = vehicle.condition === "new" && lease !== null;
  const { trade, problems: tradeProblems } = readTrade(entries);
  const terms = countTrade(
    isLeased ? read.terms : { ...read.terms, kind: "finance" },
    trade,
  );
  return {
    vehicle,
    terms,
    estimate: estimatePayment(vehicle, terms, estimator),
    problems: [
      ...problems,
      // The equity's own field has no say then.
      ...read.problems.filter(
        ({ field }) => field !== "equity" || trade === null,
      ),
      ...tradeProblems,
    ],
    trade,
    door:
      door === null || terms.kind === "lease"
        ? null
        : readDoor(door, entries, toDoorTrade(trade, terms)),
  };
}

/**
 * What is counted with: each field as it was typed, or as it last could be read. Of an address that cannot be read the
 * nearest amount counts, because nothing was before it.
 */
export function holdReadable(
  { problems }: PanelReading,
  typed: PanelEntries,
  held: PanelEntries,
): PanelEntries {
  const wrong = new Set<string>(problems.map(({ field }) => field));
  if (wrong.size === 0) return typed;
  return Object.fromEntries(
    Object.entries({ ...held, ...typed }).flatMap(([field, text]) => {
      const kept = wrong.has(field) ? held[field] : text;
      return kept === undefined ? [] : [[field, kept]];
    }),
  );
}

/** A share of the price is what a loan starts with; a lease starts with few dollars down (Assumption A429). */
export function getStartDown(
  {
    start,
    isStartOwn,
    estimator,
  }: Pick<PanelData, "start" | "isStartOwn" | "estimator">,
  kind: EstimatorTerms["kind"],
): DownPayment {
  return kind === "finance" || isStartOwn
    ? start.down
    : { unit: "dollars", dollars: estimator.downPayment.defaultDollars };
}

/** Cash down that nobody chose follows the kind. */
export function switchKind(
  data: PanelData,
  entries: PanelEntries,
  kind: EstimatorTerms["kind"],
): PanelEntries {
  const { terms } = readPanel(data, entries);
  const before = toDownEntries(getStartDown(data, terms.kind));
  const isUntouched = Object.entries(before).every(
    ([field, text]) => entries[field] === text,
  );
  return {
    kind,
    ...(isUntouched && toDownEntries(getStartDown(data, kind))),
  };
}

/** A form that was served with another kind than it holds now was switched before its script could answer. */
export function followKind(
  data: PanelData,
  entries: PanelEntries,
  kindWas: string | null | undefined,
): PanelEntries {
  const { kind } = readPanel(data, entries).terms;
  const isSwitched =
    (kindWas === "finance" || kindWas === "lease") && kindWas !== kind;
  return isSwitched
    ? { ...entries, ...switchKind(data, { ...entries, kind: kindWas }, kind) }
    : entries;
}

/** What a form without its script says beside its fields: a press that the script would have answered at once. */
export interface FormChoices {
  /** A band stands for its score. */
  readonly band: string | null;
  readonly switchDown: string | null;
  /** Somebody who switched the unit and then typed means the other unit. */
  readonly isDownTyped: boolean;
}

/** A chosen band wins over a score of another band, which is the one that stood there before. */
export function settleChoices(
  data: PanelData,
  entries: PanelEntries,
  { band: label, switchDown: unit, isDownTyped }: FormChoices,
): PanelEntries {
  const { estimator } = data;
  const reading = readPanel(data, entries);
  const { creditScore } = reading.terms;
  const chosenScore = chooseBand(estimator, label, creditScore);
  const isUnit = unit === "dollars" || unit === "percent";
  return {
    ...entries,
    ...(chosenScore !== creditScore && { score: String(chosenScore) }),
    ...(isUnit &&
      (isDownTyped
        ? { downUnit: unit }
        : convertDownPayment(reading, unit, estimator))),
  };
}

function readDoor(
  { price, charges, stateShort: start }: DoorData,
  entries: PanelEntries,
  trade: DoorTrade,
): DoorReading {
  const stateShort = findStateCode(entries["state"] ?? "") ?? start;
  return {
    stateShort,
    outTheDoor: computeOutTheDoor(price, stateShort, charges, trade),
  };
}

/**
 * Only what differs from the start is printed, so that equal terms make equal addresses. A visitor who starts from terms
 * of their own prints all of them, because others start elsewhere.
 */
export function printPanelTerms(
  { terms, trade, door }: PanelReading,
  data: Pick<PanelData, "start" | "isStartOwn" | "door" | "estimator">,
): URLSearchParams {
  const { isStartOwn } = data;
  const start = { ...data.start, down: getStartDown(data, terms.kind) };
  const counted =
    trade === null
      ? terms
      : { ...terms, tradeEquityDollars: start.tradeEquityDollars };
  const besides: [string, string][] = [];
  if (trade !== null)
    besides.push(
      ["worth", String(trade.worthDollars)],
      ["owed", String(trade.owedDollars)],
    );
  if (door !== null && door.stateShort !== data.door?.stateShort)
    besides.push(["state", door.stateShort]);
  const changed = [...printEstimatorTerms(counted, start), ...besides];
  if (!isStartOwn || changed.length === 0) return new URLSearchParams(changed);
  const all = printAllTerms(counted);
  if (trade !== null) all.delete("equity");
  return new URLSearchParams([...all, ...besides]);
}

export function toPanelEntries(terms: EstimatorTerms): PanelEntries {
  return {
    kind: terms.kind,
    ...toDownEntries(terms.down),
    equity: formatNumber(terms.tradeEquityDollars),
    score: String(terms.creditScore),
    term: String(terms.financeTermMonths),
    leaseTerm: String(terms.leaseTermMonths),
    leaseMiles: String(terms.leaseMilesPerYear),
  };
}

export function toDownEntries(down: DownPayment): PanelEntries {
  return {
    down:
      down.unit === "percent"
        ? String(down.percent)
        : formatNumber(down.dollars),
    downUnit: down.unit,
  };
}

/** The same cash is shown in the other unit, on the nearest step of it. */
export function convertDownPayment(
  { vehicle, terms }: PanelReading,
  unit: DownPayment["unit"],
  estimator: PanelData["estimator"],
): PanelEntries {
  const { down } = terms;
  if (down.unit === unit) return {};
  const amount =
    down.unit === "percent"
      ? (vehicle.priceCents * down.percent) / 10_000
      : (down.dollars * 10_000) / vehicle.priceCents;
  const nearest = toNearestAllowed(amount, getAllowedDown(unit, estimator));
  return { down: formatNumber(nearest), downUnit: unit };
}
