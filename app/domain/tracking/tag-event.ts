import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ReportedEvent } from "./reported-event.ts";

/**
 * What the tags in a visitor's browser are told of an event. It comes from the server, which knows values, vehicles and
 * the visitor's consent, and it has the id under which the server relays the same event.
 */
export type TagEvent = Omit<ReportedEvent, "user" | "userAgent" | "atMs">;

export function toTagEvent({
  user: _user,
  userAgent: _userAgent,
  atMs: _atMs,
  ...event
}: ReportedEvent): TagEvent {
  return event;
}

/** Without a tag nobody in the browser waits for an answer. */
export function hasBrowserTags({
  metaPixelId,
  googleTagId,
  googleAdsId,
  consentManagerId,
}: StoreProfile["tracking"]): boolean {
  const ids = [metaPixelId, googleTagId, googleAdsId, consentManagerId];
  return ids.some((it) => it !== null);
}
