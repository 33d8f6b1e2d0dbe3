import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { ReportedEvent, TrackedVehicle } from "./reported-event.ts";

type MetaUser = NonNullable<ReportedEvent["user"]>;

/** One event of Meta's Conversions API (its pages on server events and on parameters of automotive ads). */
export interface MetaEvent {
  readonly event_name: string;
  /** Unix seconds. */
  readonly event_time: number;
  readonly event_id: string;
  readonly event_source_url: string;
  readonly action_source: "website";
  readonly user_data: MetaUser;
  readonly custom_data: Readonly<
    Record<string, string | number | readonly string[]>
  >;
}

/** Meta refuses an event by which it could find nobody. */
const IDENTIFYING = ["external_id", "em", "ph", "fbp", "fbc"] as const;

/** Null is what the pixel may not or need not know, and an event of nobody. */
export function toMetaEvent(event: ReportedEvent): MetaEvent | null {
  const { purposes, pixelCommand, user, listVins, vehicle } = event;
  if (!purposes.pixel || pixelCommand === null || user === null) return null;
  const isSomebodys = IDENTIFYING.some((key) => user[key] !== undefined);
  if (!isSomebodys || user.client_user_agent === undefined) return null;
  return {
    event_name: event.name,
    event_time: Math.floor(event.atMs / 1000),
    event_id: event.eventId,
    event_source_url: event.url,
    action_source: "website",
    user_data: user,
    custom_data: {
      currency: event.currency,
      value: event.valueUsd,
      ...(listVins.length > 0 && {
        content_type: "vehicle",
        content_ids: listVins,
      }),
      ...(vehicle !== null && describeVehicle(vehicle)),
    },
  };
}

const STATES: Readonly<Record<Condition, string>> = {
  new: "New",
  used: "Used",
  certified: "CPO",
};

function describeVehicle(vehicle: TrackedVehicle): MetaEvent["custom_data"] {
  const { condition, priceUsd } = vehicle;
  const known = {
    exterior_color: vehicle.exteriorColor,
    transmission: vehicle.transmission,
    body_style: vehicle.bodystyle,
    fuel_type: vehicle.fuelType,
    drivetrain: vehicle.drivetrain,
    state_of_vehicle: condition === null ? null : STATES[condition],
    price: priceUsd,
  };
  return {
    content_type: "vehicle",
    content_ids: [vehicle.vin],
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    ...Object.fromEntries(
      Object.entries(known).flatMap(([key, value]) =>
        value === null ? [] : [[key, value]],
      ),
    ),
  };
}
