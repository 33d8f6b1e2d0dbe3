import type {
  AppointmentOffer,
  RepairOrderLine,
} from "#app/domain/scheduling/appointment.ts";

type ShownOffer = Pick<AppointmentOffer, "title" | "until" | "goodUntil">;
type NamedWork = Pick<RepairOrderLine, "name">;

/** The offer of a visit and its end, for a row of their own; null where the work goes by the offer's name (Assumption A469). */
export function findOfferLines(
  offer: ShownOffer | null,
  work: readonly NamedWork[],
): readonly string[] | null {
  if (offer === null || work.some((it) => isOfferWork(it, offer))) return null;
  const { title, until } = offer;
  return [title, ...(until === null ? [] : [until])];
}

/** The work goes by the offer's name, so the offer's end stands under it. */
export function isOfferWork(
  { name }: NamedWork,
  offer: ShownOffer | null,
): offer is ShownOffer {
  return offer !== null && name === offer.title;
}
