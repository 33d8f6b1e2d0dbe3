import { isComing } from "#app/domain/vehicle/availability.ts";
import type { VehicleCheck } from "./vehicle-check.ts";

export const AVAILABILITY_CHECKS: readonly VehicleCheck[] = [
  {
    id: "availability-unknown",
    severity: "warning",
    title: "Availability that nobody understands",
    meaning:
      "The feed says something of where these vehicles are, and the import does not know the words. Nothing is said of it, and they are in no advertisement.",
    advice:
      "Translate the words of the column in the feed's mapping, under values, availability.",
    find: ({ stockStatus }) =>
      stockStatus === null ? { detail: "availability unknown" } : null,
  },
  {
    id: "arrival-day-missing",
    severity: "note",
    title: "On its way, without an expected day",
    meaning:
      "Shoppers wait for a car when they know how long. Without a day the page says only that it is coming.",
    advice: "Add the expected day of arrival to the feed.",
    find: (vehicle) =>
      isComing(vehicle) && vehicle.expectedOn === null
        ? { detail: "no expected day" }
        : null,
  },
];
