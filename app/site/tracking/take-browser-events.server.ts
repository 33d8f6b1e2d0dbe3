import * as v from "valibot";
import { isHidden } from "#app/domain/gate/present-vehicle.ts";
import {
  type BrowserEvent,
  browserEventsSchema,
} from "#app/domain/tracking/browser-event.ts";
import type { TrackingEvent } from "#app/domain/tracking/reported-event.ts";
import type { AppPorts, RateLimit, RequestFacts } from "#app/ports.ts";
import { track } from "./track.server.ts";

/** A visitor who looks through cars sends two a page; a whole office may share an address. */
const LIMIT: RateLimit = { name: "browser-events", count: 300, seconds: 60 };

type EventPorts = Pick<
  AppPorts,
  "profile" | "clock" | "events" | "log" | "index" | "rateLimits"
>;

/**
 * A browser's report gets 204 whether or not consent let it through, and 400 for what no page of ours sends. Each counts
 * towards the limit, which is asked before anything is parsed.
 */
export async function takeBrowserEvents(
  ports: EventPorts,
  facts: Pick<RequestFacts, "client" | "gate" | "consent">,
  readBody: () => Promise<unknown>,
): Promise<204 | 400 | 429> {
  const waitSeconds = await ports.rateLimits.take(LIMIT, facts.client.address);
  if (waitSeconds !== null) return 429;
  const parsed = v.safeParse(browserEventsSchema, await readBody());
  if (!parsed.success) return 400;
  for (const event of parsed.output.events) {
    const vehicle = findTrackedVehicle(ports, facts, event);
    // A vehicle that this visitor may not know of is not reported.
    if (event.vin !== null && vehicle === null) continue;
    track(ports, facts, {
      name: event.name,
      path: event.path,
      vehicle,
      leadType: null,
      ...(event.eventId !== undefined && { eventId: event.eventId }),
    });
  }
  return 204;
}

function findTrackedVehicle(
  { index }: Pick<AppPorts, "index">,
  { gate }: Pick<RequestFacts, "gate">,
  { vin }: BrowserEvent,
): TrackingEvent["vehicle"] {
  const vehicle = vin === null ? null : index.find(vin.toUpperCase());
  if (vehicle === null || isHidden(vehicle.condition, gate)) return null;
  const { year, make, model } = vehicle;
  return { vin: vehicle.vin, year, make, model };
}
