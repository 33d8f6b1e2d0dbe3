import { spaceHalves } from "#app/domain/clock-time.ts";
import type { AppointmentVehicle } from "#app/domain/scheduling/appointment.ts";
import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";

/** It reads "Friday, November 27, 2026 at 10:00 AM CST", on the store's own clock. */
export function formatAppointmentTime(
  atMs: number,
  timeZone: string,
  language: Language,
): string {
  const said = new Intl.DateTimeFormat(toLocale(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(atMs);
  // Some mail programs and calendars have no narrow space.
  return spaceHalves(said.replaceAll("\u202f", " "));
}

/** The same on a page, where a time and its zone stay on one line. */
export function formatShownAppointmentTime(
  ...moment: Parameters<typeof formatAppointmentTime>
): string {
  const said = formatAppointmentTime(...moment);
  const at = said.search(/(?:\bat )?\d\d?:\d\d /);
  return at === -1
    ? said
    : said.slice(0, at) + said.slice(at).replaceAll(" ", "\u00a0");
}

/** It reads "2024 Honda CR-V EX", as on the car's own page; what is not known is left out. */
export function formatAppointmentVehicle({
  year,
  make,
  model,
  trim,
}: Pick<AppointmentVehicle, "year" | "make" | "model" | "trim">): string {
  const shown = findShownTrim({ model, trim });
  return [year, make, model, shown].filter(Boolean).join(" ");
}
