import type { TrackedVehicle } from "#app/domain/tracking/reported-event.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import type { TagSettings } from "./tag-settings.ts";

/** One call of Google's `gtag`, without its first word. */
export interface GoogleEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Where an event happened, in words that hold no search. */
export interface GooglePlace {
  readonly page_location: string;
  readonly page_referrer: string;
  /** Without one Google would read the document's own. */
  readonly page_title: string;
}

type Receivers = Pick<TagSettings, "googleTag" | "googleAds">;

/** The Google Analytics name of a page view. */
const PAGE_VIEW = "page_view";

/**
 * The calls for one event. Google Analytics gets it by analytics consent, and by targeting consent Google Ads gets what
 * its mapping names (Spec §9), and a conversion where the profile has a label for it.
 */
export function listGoogleEvents(
  event: TagEvent,
  { googleTag, googleAds }: Receivers,
  place: GooglePlace,
): readonly GoogleEvent[] {
  const { name, purposes, adTag } = event;
  const receivers = [
    ...(googleTag !== null && purposes.analytics ? [googleTag.id] : []),
    ...(googleAds !== null && purposes.targeting && adTag !== null
      ? [googleAds.id]
      : []),
  ];
  const label =
    googleAds !== null && purposes.targeting
      ? findLabel(googleAds.conversionLabels, name)
      : undefined;
  return [
    ...(receivers.length === 0
      ? []
      : [
          {
            name: getGoogleName(event),
            parameters: {
              send_to: receivers,
              ...place,
              ...buildParameters(event),
            },
          },
        ]),
    ...(googleAds === null || label === undefined
      ? []
      : [
          {
            name: "conversion",
            parameters: {
              send_to: `${googleAds.id}/${label}`,
              ...place,
              value: getValueUsd(event),
              currency: "USD",
              // The same event, told twice, is one conversion.
              transaction_id: event.eventId,
            },
          },
        ]),
  ];
}

/** Spec §9: the mapped name, else the event's own. */
function getGoogleName({ name, adTag }: TagEvent): string {
  if (name === "PageView") return PAGE_VIEW;
  return adTag?.name ?? name;
}

function getValueUsd({ adTag, valueUsd }: TagEvent): number {
  return adTag?.valueUsd ?? valueUsd;
}

function buildParameters(event: TagEvent): Readonly<Record<string, unknown>> {
  const { adTag, vehicle, listVins, experiment } = event;
  const valueUsd = getValueUsd(event);
  const items = [
    ...(vehicle === null ? [] : [toItem(vehicle)]),
    ...listVins.map((vin, at) => ({ id: vin, item_id: vin, index: at })),
  ];
  return {
    event_id: event.eventId,
    // Google counts purchases that have one and the same transaction once.
    ...(adTag?.name === "purchase" && { transaction_id: event.eventId }),
    ...(valueUsd > 0 && { value: valueUsd, currency: "USD" }),
    ...(items.length > 0 && { items }),
    ...(experiment !== null && {
      experiment_id: experiment.name,
      variant_id: experiment.variant,
    }),
  };
}

/** Google Ads knows a vehicle by `id` and Analytics by `item_id`; both get its VIN, as our feeds give it. */
function toItem(vehicle: TrackedVehicle): Readonly<Record<string, unknown>> {
  const { vin, year, make, model, condition, priceUsd } = vehicle;
  return {
    id: vin,
    item_id: vin,
    item_name: `${year} ${make} ${model}`,
    item_brand: make,
    ...(condition !== null && { item_category: condition }),
    item_variant: String(year),
    ...(priceUsd !== null && { price: priceUsd, currency: "USD" }),
  };
}

function findLabel(
  labels: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}
