import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import type { AdTagEvent } from "#app/domain/store-profile/tracking.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findAdTag } from "./ad-tags.ts";
import type { TrackingEvent } from "./event.ts";
import { getPixelCommand } from "./pixel-events.ts";
import { toReportedPath } from "./reported-path.ts";

/** It is an event with everything that spec §9 sets for its name, ready to be recorded or sent on. */
export interface ReportedEvent extends TrackingEvent {
  readonly atMs: number;
  readonly currency: "USD";
  /** It is 0 for an event without a value of its own. */
  readonly valueUsd: number;
  readonly adTag: {
    readonly name: AdTagEvent;
    readonly valueUsd: number;
  } | null;
  /** The advertising pixel gets this command. */
  readonly pixelCommand: "track" | "trackCustom";
  /** The visitor allows the event to be used for these purposes; at least one is true. */
  readonly purposes: {
    readonly analytics: boolean;
    readonly targeting: boolean;
  };
}

/** It is null when the visitor's consent allows no use of the event. Spec §6: values come only from the profile. */
export function reportEvent(
  event: TrackingEvent,
  consent: Consent,
  { tracking }: Pick<StoreProfile, "tracking">,
  atMs: number,
): ReportedEvent | null {
  const purposes = {
    analytics: isGranted(consent, "analytics"),
    targeting: isGranted(consent, "targeting"),
  };
  if (!purposes.analytics && !purposes.targeting) return null;
  const { eventValuesUsd, adTagValuesUsd, currency } = tracking;
  const values: Readonly<Record<string, number>> = eventValuesUsd;
  const adTag = findAdTag(event.name);
  return {
    name: event.name,
    eventId: event.eventId,
    path: toReportedPath(event.path),
    vehicle: event.vehicle,
    leadType: event.leadType,
    atMs,
    currency,
    valueUsd: values[event.name] ?? 0,
    adTag:
      adTag === null ? null : { name: adTag, valueUsd: adTagValuesUsd[adTag] },
    pixelCommand: getPixelCommand(event.name),
    purposes,
  };
}
