import { hash } from "node:crypto";
import { isGranted } from "#app/domain/consent/consent.ts";
import { listTallyKinds } from "#app/domain/figures/tally.ts";
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
import { formatZonedDay } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { TallyMark } from "#app/ports/figure-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

export type TrackPorts = Pick<
  AppPorts,
  | "profile"
  | "siteUrl"
  | "clock"
  | "events"
  | "eventRelay"
  | "siteTally"
  | "log"
>;
export type TrackFacts = Pick<
  RequestFacts,
  "consent" | "visitor" | "client" | "tracking"
>;

/** Without an id the event gets a new one. */
export type EventToTrack = Omit<TrackingEvent, "eventId"> &
  Partial<Pick<TrackingEvent, "eventId">> & {
    /** Where it is of one store. */
    readonly storeId?: string;
  };

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
    const { name, atMs, path, referrer } = reported;
    for (const kind of listTallyKinds({ name, path, referrer }))
      countOnSite(ports, facts, { kind, atMs, storeId: event.storeId });
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

/** Where this visitor allows analytics: one more of its kind on the store's day, and nothing of who it was. */
export function countOnSite(
  { profile: { stores }, siteTally }: Pick<TrackPorts, "profile" | "siteTally">,
  { consent }: Pick<TrackFacts, "consent">,
  counted: Pick<TallyMark, "kind" | "subject"> & {
    readonly atMs: number;
    readonly storeId?: string | undefined;
  },
): void {
  if (!isGranted(consent, "analytics")) return;
  const { atMs, ...mark } = counted;
  const [first] = stores;
  const only = stores.length === 1 ? first : undefined;
  const store = stores.find(({ id }) => id === counted.storeId) ?? only;
  const timeZone = (store ?? first)?.timeZone;
  if (timeZone === undefined) return;
  const day = formatZonedDay(atMs, timeZone);
  siteTally.count({ ...mark, storeId: store?.id ?? null, day });
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
