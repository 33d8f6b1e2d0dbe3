import * as v from "valibot";
import { buildGate, type Gate } from "#app/domain/gate/gate.ts";
import { isHidden, presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import { formatExpiredCookie } from "#app/domain/consent/storage-gate.ts";
import { EVENT_MARKS } from "#app/domain/consent/stored-items.ts";
import type { EventMark } from "#app/domain/tracking/event-mark.ts";
import {
  readEventTime,
  type RelayCall,
  relayCallsSchema,
} from "#app/domain/tracking/relay-call.ts";
import {
  reportEvent,
  type TrackedVehicle,
} from "#app/domain/tracking/reported-event.ts";
import {
  hasBrowserTags,
  type TagEvent,
  toTagEvent,
} from "#app/domain/tracking/tag-event.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { countEmptySearch } from "./count-empty-search.server.ts";
import { countViews } from "./count-views.server.ts";
import {
  getEventContext,
  recordEvent,
  type TrackFacts,
  type TrackPorts,
} from "./track.server.ts";

/** A visitor who looks through cars sends two a page; a whole office may share an address. */
const LIMIT: RateLimit = { name: "browser-events", count: 300, seconds: 60 };

type RelayPorts = TrackPorts &
  Pick<AppPorts, "index" | "rateLimits" | "hasTls" | "experimentCounts">;
type RelayFacts = TrackFacts & Pick<RequestFacts, "gate" | "experiments">;

/**
 * Spec §7, `POST /api/track/facebook`: 204 whether or not consent let the events through, 200 with what the page's tags
 * may tell of them where the site has tags, and 400 for what no page of ours sends. Each call counts towards the limit,
 * which is asked before anything is parsed.
 */
export async function takeRelayCalls(
  ports: RelayPorts,
  facts: RelayFacts,
  readBody: () => Promise<unknown>,
): Promise<Response> {
  const waitSeconds = await ports.rateLimits.take(LIMIT, facts.client.address);
  if (waitSeconds !== null)
    return answer(429, { "Retry-After": String(waitSeconds) });
  const parsed = v.safeParse(relayCallsSchema, await readBody());
  if (!parsed.success) return answer(400);
  const nowMs = ports.clock.nowMs();
  const dated = parsed.output.flatMap((call) => {
    const atMs = readEventTime(call, nowMs);
    return atMs === null ? [] : [{ call, atMs }];
  });
  const [first] = dated;
  if (first === undefined) return answer(400);

  const told: TagEvent[] = [];
  for (const { call, atMs } of dated) {
    const event = await recordCall(ports, facts, call, atMs);
    if (event === null) continue;
    told.push(event);
    if (call.eventName === "Search")
      countEmptySearch(ports, facts, call.custom_data.path, atMs);
    if (call.eventName === "PageView")
      told.push(...(await countViews(ports, facts, call.custom_data.path)));
  }
  if (!hasBrowserTags(ports.profile.tracking)) return answer(204);
  const { waiting } = facts.tracking;
  const earlier = waiting.flatMap(
    (mark) => tellMark(ports, facts, mark, first.call) ?? [],
  );
  const headers = {
    "Cache-Control": "no-store",
    ...(waiting.length > 0 && {
      "Set-Cookie": formatExpiredCookie(EVENT_MARKS, ports.hasTls),
    }),
  };
  const events = [...earlier, ...told];
  return events.length === 0
    ? answer(204, headers)
    : Response.json({ events }, { headers });
}

function answer(
  status: 204 | 400 | 429,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(null, {
    status,
    headers: { "Cache-Control": "no-store", ...headers },
  });
}

/** Null is what consent does not allow, and a vehicle that this visitor may not know of. */
async function recordCall(
  ports: RelayPorts,
  facts: RelayFacts,
  call: RelayCall,
  atMs: number,
): Promise<TagEvent | null> {
  const { path, title, referrer, content_ids: named = [] } = call.custom_data;
  const isList = call.eventName === "ViewItemList";
  const strangersGate = buildStrangersGate(ports);
  const vehicles = named.flatMap(
    (vin) => findTracked(ports, facts, strangersGate, vin) ?? [],
  );
  if (named.length > 0 && vehicles.length === 0) return null;
  const { tracking } = facts;
  return recordEvent(
    ports,
    {
      ...facts,
      tracking: {
        ...tracking,
        fbp: tracking.fbp ?? call.fbp ?? null,
        fbc: tracking.fbc ?? call.fbc ?? null,
      },
    },
    {
      name: call.eventName,
      path,
      atMs,
      leadType: null,
      vehicle: isList ? null : (vehicles[0] ?? null),
      listVins: isList ? vehicles.map(({ vin }) => vin) : [],
      ...(title !== undefined && { title }),
      ...(referrer !== undefined && { referrer }),
      ...(call.eventID !== undefined && { eventId: call.eventID }),
      ...findStore(ports, vehicles[0]),
    },
  );
}

/** The car's page is a page of its store. */
function findStore(
  { index }: Pick<RelayPorts, "index">,
  vehicle: TrackedVehicle | undefined,
): { readonly storeId?: string } {
  const storeId = vehicle && index.find(vehicle.vin)?.storeId;
  return storeId === undefined ? {} : { storeId };
}

/** What was recorded when it happened is told now, if the visitor still allows it. */
function tellMark(
  ports: RelayPorts,
  facts: RelayFacts,
  { name, eventId, vin, leadType }: EventMark,
  { custom_data: { path } }: RelayCall,
): TagEvent | null {
  const vehicle =
    vin === null
      ? null
      : findTracked(ports, facts, buildStrangersGate(ports), vin);
  const reported = reportEvent(
    { name, eventId, path, vehicle, leadType },
    getEventContext(ports, facts),
  );
  return reported === null ? null : toTagEvent(reported);
}

/** What this visitor unlocked is still no business of advertisers. */
function buildStrangersGate({
  profile: { restrictions, visitor },
  clock,
}: Pick<RelayPorts, "profile" | "clock">): Gate {
  return buildGate(
    { restrictions, profileDays: visitor.profileDays },
    STRANGER,
    clock.nowMs(),
  );
}

function findTracked(
  { index, profile }: Pick<RelayPorts, "index" | "profile">,
  { gate }: Pick<RequestFacts, "gate">,
  strangersGate: Gate,
  vin: string,
): TrackedVehicle | null {
  const vehicle = index.find(vin.toUpperCase());
  if (vehicle === null || isHidden(vehicle.condition, gate)) return null;
  const price = presentVehicle(
    vehicle,
    strangersGate,
    getPricePolicy(profile),
  )?.price;
  return {
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    condition: vehicle.condition,
    bodystyle: vehicle.bodystyle,
    exteriorColor: vehicle.exteriorColor,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    drivetrain: vehicle.drivetrain,
    priceUsd: price?.state === "shown" ? price.totalDollars : null,
  };
}
