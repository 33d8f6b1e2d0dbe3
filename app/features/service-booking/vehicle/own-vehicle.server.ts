import type { DraftVehicle } from "#app/domain/scheduling/service-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** The car that this browser had valued here; null without one, and while nobody can look it up. */
export async function findValuedVehicle(
  {
    signedNames,
    tradeRecords,
    log,
  }: Pick<AppPorts, "signedNames" | "tradeRecords" | "log">,
  { tradeToken }: Pick<RequestFacts, "tradeToken">,
): Promise<DraftVehicle | null> {
  const id = tradeToken === null ? null : signedNames.read(tradeToken);
  if (id === null) return null;
  try {
    const record = await tradeRecords.find(id);
    if (record === null) return null;
    const { year, make, model, trim, vin, miles } = record.draft.vehicle;
    return { year: String(year), make, model, trim, vin, miles };
  } catch (error) {
    log.warn("service-booking.own-vehicle-unknown", {
      message: String(error),
    });
    return null;
  }
}
