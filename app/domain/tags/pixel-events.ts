import type { TrackedVehicle } from "#app/domain/tracking/reported-event.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";

/** The words of one call of Meta's `fbq`. */
export type PixelCommand = readonly [
  command: NonNullable<TagEvent["pixelCommand"]>,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  options: { readonly eventID: string },
];

/** How Meta's pages for car dealers write a vehicle's condition. */
const STATES: Readonly<
  Record<NonNullable<TrackedVehicle["condition"]>, string>
> = {
  new: "New",
  used: "Used",
  certified: "CPO",
};

/** Null for what the pixel has no word for, or may not know. */
export function toPixelCommand(event: TagEvent): PixelCommand | null {
  const { name, eventId, valueUsd, pixelCommand, vehicle, purposes } = event;
  if (pixelCommand === null || !purposes.pixel) return null;
  return [
    pixelCommand,
    name,
    {
      ...(valueUsd > 0 && { value: valueUsd, currency: "USD" }),
      ...(vehicle !== null && toParameters(vehicle)),
    },
    { eventID: eventId },
  ];
}

/** Meta's automotive parameters (reference: auto-ads/guides/events). */
function toParameters(
  vehicle: TrackedVehicle,
): Readonly<Record<string, unknown>> {
  const { vin, year, make, model, condition, priceUsd } = vehicle;
  return {
    content_type: "vehicle",
    content_ids: [vin],
    make,
    model,
    year,
    ...(condition !== null && { state_of_vehicle: STATES[condition] }),
    ...omitUnknown({
      body_style: vehicle.bodystyle,
      exterior_color: vehicle.exteriorColor,
      fuel_type: vehicle.fuelType,
      transmission: vehicle.transmission,
      drivetrain: vehicle.drivetrain,
    }),
    ...(priceUsd !== null && { price: priceUsd, currency: "USD" }),
  };
}

function omitUnknown(
  facts: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== null),
  );
}
