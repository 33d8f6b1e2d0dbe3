import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import type { AdTagEvent } from "#app/domain/store-profile/tracking.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findAdTag } from "./ad-tags.ts";
import type { TrackingEvent } from "./event.ts";
import { getPixelCommand } from "./pixel-events.ts";
import { toReportedPath } from "./reported-path.ts";

/** An event with all that spec §9 says of its name, ready to be recorded or sent on. */
export interface ReportedEvent extends TrackingEvent {
  readonly atMs: number;
  readonly currency: "USD";
  /** 0 for an event without a value of its own. */
  readonly valueUsd: number;
  readonly adTag: {
    readonly name: AdTagEvent;
    readonly valueUsd: number;
  } | null;
  /** How the advertising pixel is told. */
  readonly pixelCommand: "track" | "trackCustom";
  /** What the visitor allows it to be used for; at least one of them. */
  readonly purposes: {
    readonly analytics: boolean;
    readonly targeting: boolean;
  };
}

/** Null when the visitor's consent allows no use of it. Spec §6: values come from the profile alone. */
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
