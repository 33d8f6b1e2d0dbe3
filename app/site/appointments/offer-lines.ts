import type {
  AppointmentOffer,
  RepairOrderLine,
} from "#app/domain/scheduling/appointment.ts";

/** The offer of a visit and its end. Where the work goes by the offer's name, that stands there already (Assumption A469). */
export function listOfferLines(
  offer: Pick<AppointmentOffer, "title" | "until"> | null,
  work: readonly Pick<RepairOrderLine, "name">[],
): readonly string[] {
  if (offer === null) return [];
  const { title, until } = offer;
  const isNamed = work.some(({ name }) => name === title);
  return [isNamed ? null : title, until].filter((line) => line !== null);
}
