import {
  reportEvent,
  type TrackingEvent,
} from "#app/domain/tracking/reported-event.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";

/** Without an id the event gets a new one. */
export type EventToTrack = Omit<TrackingEvent, "eventId"> &
  Partial<Pick<TrackingEvent, "eventId">>;

/**
 * Only if the visitor's consent allows any use of it. It never throws: an event that cannot be recorded costs no
 * visitor their answer.
 */
export function track(
  {
    profile,
    clock,
    events,
    log,
  }: Pick<AppPorts, "profile" | "clock" | "events" | "log">,
  { consent }: Pick<RequestFacts, "consent">,
  event: EventToTrack,
): void {
  try {
    const reported = reportEvent(
      { ...event, eventId: event.eventId ?? crypto.randomUUID() },
      consent,
      profile,
      clock.nowMs(),
    );
    if (reported !== null) events.record(reported);
  } catch (error) {
    log.error("event.not-recorded", { name: event.name, error: String(error) });
  }
}
