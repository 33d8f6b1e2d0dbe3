import type { GateConsent } from "#app/domain/consent/consent.ts";
import { GOOGLE_ADS, GOOGLE_ANALYTICS } from "#app/domain/consent/receivers.ts";
import { isAllowed } from "#app/domain/consent/storage-gate.ts";
import {
  type AutomotiveLayer,
  getAutomotiveItem,
  listAutomotiveEvents,
} from "#app/domain/tags/automotive-events.ts";
import {
  buildConsentSignals,
  buildDefaultSignals,
} from "#app/domain/tags/consent-signals.ts";
import {
  type GooglePlace,
  listGoogleEvents,
} from "#app/domain/tags/google-events.ts";
import type { GoogleDetails } from "#app/domain/tags/hashed-details.ts";
import type { TagSettings } from "#app/domain/tags/tag-settings.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import { loadScript } from "./load-script.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    asc_datalayer?: AutomotiveLayer;
  }
}

/** Milliseconds that Google's script waits for a choice that another script may still bring. */
const WAIT_FOR_UPDATE_MS = 500;

export interface GoogleTag {
  setConsent(consent: GateConsent): void;
  tell(
    event: TagEvent,
    consent: GateConsent,
    details: GoogleDetails | null,
  ): void;
}

/** Google Analytics, Google Ads and the automotive events share one script and one queue (Spec §7 and §9). */
export function createGoogleTag(
  settings: TagSettings,
  storeName: string,
): GoogleTag {
  const { googleTag, googleAds } = settings;
  const configured = new Set<string>();
  let signals: string | null = null;
  let told: string | null = null;
  let hasFailed = false;

  return {
    setConsent(consent) {
      if (googleTag !== null)
        // Google's own switch: no ping and no cookie, not even as the page is left.
        Reflect.set(
          window,
          `ga-disable-${googleTag.id}`,
          !isAllowed(consent, GOOGLE_ANALYTICS),
        );
      if (signals !== null) updateSignals(consent);
    },
    tell(event, consent, details) {
      const used = listUsed(consent);
      const [first] = used;
      if (first === undefined || hasFailed) return;
      const place = toPlace(event);
      if (signals === null) start(first, consent);
      setDetails(details);
      send("set", place);
      for (const { id } of used) configure(id, consent, place);
      for (const { name, parameters } of listGoogleEvents(
        event,
        settings,
        place,
      ))
        send("event", name, parameters);
      tellAutomotive(event, place);
    },
  };

  function listUsed(consent: GateConsent) {
    return [
      ...(googleTag !== null && isAllowed(consent, GOOGLE_ANALYTICS)
        ? [googleTag]
        : []),
      ...(googleAds !== null && isAllowed(consent, GOOGLE_ADS)
        ? [googleAds]
        : []),
    ];
  }

  /** The defaults stand before anything else, on every document; the visitor's choice follows them at once. */
  function start(first: NonNullable<typeof googleTag>, consent: GateConsent) {
    send("consent", "default", {
      ...buildDefaultSignals(),
      wait_for_update: WAIT_FOR_UPDATE_MS,
    });
    send("set", "ads_data_redaction", true);
    updateSignals(consent);
    send("js", new Date());
    loadScript(first, `?id=${first.id}`, () => {
      hasFailed = true;
      window.dataLayer = [];
    });
  }

  function updateSignals(consent: GateConsent): void {
    const next = buildConsentSignals(consent);
    if (JSON.stringify(next) === signals) return;
    signals = JSON.stringify(next);
    send("consent", "update", next);
  }

  /** Advertising features of Analytics need the other consent. */
  function configure(
    id: string,
    consent: GateConsent,
    place: GooglePlace,
  ): void {
    if (configured.has(id)) return;
    configured.add(id);
    const isTargeted = isAllowed(consent, GOOGLE_ADS);
    send("config", id, {
      ...place,
      send_page_view: false,
      allow_google_signals: isTargeted,
      allow_ad_personalization_signals: isTargeted,
    });
  }

  function setDetails(details: GoogleDetails | null): void {
    const next = JSON.stringify(details);
    if (details === null || next === told) return;
    told = next;
    send("set", "user_data", details);
  }

  /** The standard's own layer repeats each event, for the other vendors of a dealer. */
  function tellAutomotive(event: TagEvent, place: GooglePlace): void {
    const { automotiveEvents } = settings;
    if (automotiveEvents === null || googleTag === null) return;
    const layer = (window.asc_datalayer ??= {
      measurement_ids: [googleTag.id],
      store_name: storeName,
      oem_code: automotiveEvents.oemCode ?? "",
      events: [],
      items: [],
    });
    if (event.name === "PageView") layer.items = [];
    const item = getAutomotiveItem(event);
    if (item !== null) layer.items = [item];
    for (const told of listAutomotiveEvents(event, storeName)) {
      layer.events.push(told);
      const { event: name, ...parameters } = told;
      send("event", name, {
        send_to: [googleTag.id],
        ...place,
        ...parameters,
        event_id: event.eventId,
      });
    }
  }
}

/** Google's script wants the arguments of a call, not a list of them. */
function send(..._words: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Words of a search are out of it already. Advertisers' marks go back to where they were, so that the visit is counted for its campaign. */
function toPlace({
  path,
  title,
  referrer,
  clickIdentifiers,
}: TagEvent): GooglePlace {
  const url = new URL(location.origin + path);
  for (const [key, value] of Object.entries(clickIdentifiers))
    url.searchParams.set(key, value);
  return {
    page_location: url.href,
    page_referrer:
      referrer?.startsWith("/") === true
        ? location.origin + referrer
        : (referrer ?? ""),
    page_title: title ?? "",
  };
}
