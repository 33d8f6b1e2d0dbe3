import type { StateCharges } from "#app/domain/store-profile/pricing.ts";
import type { AdvertisedPrice } from "./advertised-price.ts";
import { computeShareCents } from "./rounding.ts";

type DoorLineKind =
  | "advertised-price"
  | "document-fee"
  | "sales-tax"
  | "title"
  | "registration"
  /** What is owed on the trade beyond its worth is paid off with the car. */
  | "owed-on-trade";

export interface OutTheDoorLine {
  readonly kind: DoorLineKind;
  readonly cents: number;
  /** The state charges this by rates that the store does not set. */
  readonly isEstimate: boolean;
}

export interface OutTheDoor {
  readonly stateShort: string;
  readonly taxPercent: number;
  /** The state charges it besides, and it is in no line. */
  readonly hasYearlyValueTax: boolean;
  /** The trade took this off what is taxed. */
  readonly tradeCreditCents: number;
  readonly lines: readonly OutTheDoorLine[];
  /** The lines add up to it exactly, yet some of them are estimates. */
  readonly totalCents: number;
}

export interface DoorPrice {
  readonly totalCents: number;
  /** It is within the total or beside it; 0 where nothing is known of one. */
  readonly documentFeeCents: number;
  readonly isDocumentFeeExtra: boolean;
}

/** The shopper's own car. */
export interface DoorTrade {
  readonly worthCents: number;
  readonly owedCents: number;
}

export type ChargesByState = Readonly<Record<string, StateCharges>>;

const NO_TRADE: DoorTrade = { worthCents: 0, owedCents: 0 };

/**
 * An offer with a condition is not for everybody, so nothing is ever subtracted from the advertised total (Assumption A37).
 * Null where the profile does not know what the state charges: nothing is guessed.
 */
export function computeOutTheDoor(
  { totalCents: priceCents, documentFeeCents, isDocumentFeeExtra }: DoorPrice,
  stateShort: string,
  charges: ChargesByState,
  { worthCents, owedCents }: DoorTrade = NO_TRADE,
): OutTheDoor | null {
  const state = findCharges(charges, stateShort);
  if (state === null) return null;
  const extraFeeCents = isDocumentFeeExtra ? documentFeeCents : 0;
  const untaxedCents = state.isDocumentFeeTaxed ? 0 : documentFeeCents;
  const wholeCents = priceCents + extraFeeCents - untaxedCents;
  const tradeCreditCents =
    state.taxesTrade === "difference"
      ? Math.min(worthCents, Math.max(0, wholeCents))
      : 0;
  const taxedCents = Math.max(0, wholeCents - tradeCreditCents);
  const lines: readonly OutTheDoorLine[] = [
    { kind: "advertised-price", cents: priceCents, isEstimate: false },
    { kind: "document-fee", cents: extraFeeCents, isEstimate: false },
    {
      kind: "sales-tax",
      cents: computeShareCents(taxedCents, state.taxPercent),
      isEstimate: true,
    },
    { kind: "title", cents: state.titleCents, isEstimate: true },
    { kind: "registration", cents: state.registrationCents, isEstimate: true },
    {
      kind: "owed-on-trade",
      cents: Math.max(0, owedCents - worthCents),
      isEstimate: false,
    },
  ];
  return {
    stateShort,
    taxPercent: state.taxPercent,
    hasYearlyValueTax: state.hasYearlyValueTax,
    tradeCreditCents,
    lines: lines.filter(({ kind, cents }) => cents > 0 || !OPTIONAL.has(kind)),
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** They stand only where there is something to pay. */
const OPTIONAL: ReadonlySet<DoorLineKind> = new Set([
  "document-fee",
  "owed-on-trade",
]);

export function toDoorPrice({
  lines,
  totalCents,
  excludedDocumentFeeCents,
}: AdvertisedPrice): DoorPrice {
  const within = lines.find(({ kind }) => kind === "document-fee");
  return {
    totalCents,
    documentFeeCents: excludedDocumentFeeCents ?? within?.cents ?? 0,
    isDocumentFeeExtra: excludedDocumentFeeCents !== null,
  };
}

function findCharges(
  charges: ChargesByState,
  stateShort: string,
): StateCharges | null {
  return Object.hasOwn(charges, stateShort)
    ? (charges[stateShort] ?? null)
    : null;
}
