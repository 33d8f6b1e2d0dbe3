import {
  type AddressOptions,
  printAddress,
} from "#app/domain/address/printed-address.ts";

/** An appointment's own pages: only who has its signed token opens them. */
export function getAppointmentAddress(
  token: string,
  options?: AddressOptions,
): string {
  return printAddress(["appointments", token], options);
}

export function getRescheduleAddress(
  token: string,
  options?: AddressOptions,
): string {
  return printAddress(["appointments", token, "reschedule"], options);
}

export function getCancelAddress(
  token: string,
  options?: AddressOptions,
): string {
  return printAddress(["appointments", token, "cancel"], options);
}

/** The appointment as a calendar file. */
export function getCalendarFileAddress(
  token: string,
  options?: AddressOptions,
): string {
  return printAddress(["appointments", token, "calendar.ics"], options);
}

/** A store's calendar of one kind, for the programs of its people. */
export function getCalendarFeedAddress(secret: string): string {
  return printAddress(["appointment-calendars", `${secret}.ics`]);
}
