import { computeShareCents } from "./rounding.ts";
import type { Pricing } from "#app/domain/store-profile/store-profile.ts";
import type { AdvertisedPrice } from "./advertised-price.ts";

export interface OutTheDoorLine {
  readonly kind:
    | "advertised-price"
    | "document-fee"
    | "sales-tax"
    | "title-and-registration";
  readonly cents: number;
  /** The state charges this by rates that the store does not set. */
  readonly isEstimate: boolean;
}

export interface OutTheDoor {
  readonly stateShort: string;
  readonly taxPercent: number;
  readonly lines: readonly OutTheDoorLine[];
  /** The lines add up to it exactly, yet two of them are estimates. */
  readonly totalCents: number;
}

type Charges = Pick<
  Pricing,
  "taxPercentByState" | "titleAndRegistrationCentsByState"
>;

/**
 * An offer with a condition is not for everybody, so nothing is ever subtracted from the advertised total (Assumption A37).
 * Null where the profile does not know what the store's state charges.
 */
export function computeOutTheDoor(
  {
    totalCents: priceCents,
    excludedDocumentFeeCents,
  }: Pick<AdvertisedPrice, "totalCents" | "excludedDocumentFeeCents">,
  stateShort: string,
  { taxPercentByState, titleAndRegistrationCentsByState }: Charges,
): OutTheDoor | null {
  const taxPercent = findForState(taxPercentByState, stateShort);
  const titleCents = findForState(titleAndRegistrationCentsByState, stateShort);
  if (taxPercent === null || titleCents === null) return null;
  const feeCents = excludedDocumentFeeCents ?? 0;
  const lines: readonly OutTheDoorLine[] = [
    { kind: "advertised-price", cents: priceCents, isEstimate: false },
    { kind: "document-fee", cents: feeCents, isEstimate: false },
    {
      kind: "sales-tax",
      cents: computeShareCents(priceCents + feeCents, taxPercent),
      isEstimate: true,
    },
    { kind: "title-and-registration", cents: titleCents, isEstimate: true },
  ];
  return {
    stateShort,
    taxPercent,
    lines: lines.filter(
      ({ kind, cents }) => kind !== "document-fee" || cents > 0,
    ),
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
}

function findForState(
  table: Readonly<Record<string, number>>,
  stateShort: string,
): number | null {
  return Object.hasOwn(table, stateShort) ? (table[stateShort] ?? null) : null;
}
