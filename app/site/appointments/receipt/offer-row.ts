import type {
  AppointmentOffer,
  RepairOrderLine,
} from "#app/domain/scheduling/appointment.ts";

export interface OfferRow {
  /** An end that stands alone is named as one. */
  readonly label: "offer" | "goodUntil";
  readonly lines: readonly string[];
}

/**
 * The offer of a visit and its end. Where the work goes by the offer's name, that stands there already (Assumption A469),
 * and the end alone is left. Null where nothing is.
 */
export function findOfferRow(
  offer: Pick<AppointmentOffer, "title" | "until" | "goodUntil"> | null,
  work: readonly Pick<RepairOrderLine, "name">[],
): OfferRow | null {
  if (offer === null) return null;
  const { title, until, goodUntil } = offer;
  const isNamed = work.some(({ name }) => name === title);
  if (isNamed && goodUntil !== null)
    return { label: "goodUntil", lines: [goodUntil] };
  const lines = [isNamed ? null : title, until].filter((line) => line !== null);
  return lines.length === 0 ? null : { label: "offer", lines };
}
