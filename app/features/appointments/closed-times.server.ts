import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { isWithinHours } from "#app/domain/scheduling/opening-check.ts";
import { DEPARTMENT_OF_KIND } from "#app/domain/scheduling/slot.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** By the hours and special days as they are now, which may be others than when it was booked. */
export function isStoreOpenThen(
  profile: Pick<StoreProfile, "stores">,
  appointment: Appointment,
): boolean {
  const store = getStoreOrFirst(appointment.storeId, profile);
  const calendar = getCalendar(store, DEPARTMENT_OF_KIND[appointment.kind]);
  return isWithinHours(appointment, calendar, store.timeZone);
}
