import type { AdTagEvent } from "#app/domain/store-profile/tracking.ts";
import type { EventName } from "./event.ts";

/** Spec §9, event mappings, sets the ad tag's name for an event. */
const AD_TAGS: Partial<Record<EventName, AdTagEvent>> = {
  Lead: "add_to_cart",
  FullCreditApplication: "purchase",
  InstantScreen: "purchase",
  Search: "view_search_results",
  ViewContent: "view_item",
};

/** It is null for an event that the ad tag does not know. */
export function findAdTag(name: EventName): AdTagEvent | null {
  return AD_TAGS[name] ?? null;
}
