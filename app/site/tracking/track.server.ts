import { hash } from "node:crypto";
import {
  type EventContext,
  reportEvent,
  type TrackingEvent,
} from "#app/domain/tracking/reported-event.ts";
import {
  hasBrowserTags,
  type TagEvent,
  toTagEvent,
} from "#app/domain/tracking/tag-event.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

export type TrackPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "clock" | "events" | "eventRelay" | "log"
>;
export type TrackFacts = Pick<
  RequestFacts,
  "consent" | "visitor" | "client" | "tracking"
>;

/** Without an id the event gets a new one. */
export type EventToTrack = Omit<TrackingEvent, "eventId"> &
  Partial<Pick<TrackingEvent, "eventId">>;

/**
 * For what happens on the server: the browser's tags hear of it with the visitor's next page. Whoever awaits it knows
 * that what may be relayed is on stable storage.
 */
export async function track(
  ports: TrackPorts,
  facts: TrackFacts,
  event: EventToTrack,
): Promise<void> {
  const told = await recordEvent(ports, facts, event);
  if (told === null || !hasBrowserTags(ports.profile.tracking)) return;
  const { name, eventId, leadType } = told;
  const vin = told.vehicle?.vin ?? null;
  facts.tracking.note({ name, eventId, vin, leadType });
}

/**
 * Null means that the visitor's consent allows no use of the event. It never rejects: an event that cannot be recorded
 * costs no visitor their answer.
 */
export async function recordEvent(
  ports: TrackPorts,
  facts: TrackFacts,
  event: EventToTrack,
): Promise<TagEvent | null> {
  try {
    const reported = reportEvent(
      { ...event, eventId: event.eventId ?? crypto.randomUUID() },
      getEventContext(ports, facts),
    );
    if (reported === null) return null;
    ports.events.record(reported);
    await ports.eventRelay.add(reported, facts.visitor.uniqueUserId);
    return toTagEvent(reported);
  } catch (error) {
    ports.log.error("event.not-recorded", {
      name: event.name,
      error: String(error),
    });
    return null;
  }
}

/** What the server knows itself of a visitor and of this moment. */
export function getEventContext(
  {
    profile,
    siteUrl,
    clock,
  }: Pick<TrackPorts, "profile" | "siteUrl" | "clock">,
  { consent, visitor, client, tracking: { fbp, fbc } }: TrackFacts,
): EventContext {
  return {
    consent,
    tracking: profile.tracking,
    siteUrl,
    user: visitor,
    userAgent: client.userAgent,
    fbp,
    fbc,
    nowMs: clock.nowMs(),
    hash: (text) => hash("sha256", text),
  };
}
