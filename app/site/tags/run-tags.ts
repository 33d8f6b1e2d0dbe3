import {
  type ConsentTier,
  type GateConsent,
  isGranted,
} from "#app/domain/consent/consent.ts";
import { isPixelGranted } from "#app/domain/consent/pixel-consent.ts";
import {
  isAddressForVendors,
  toReferrerForVendors,
} from "#app/domain/tags/seen-address.ts";
import type { HashedDetails } from "#app/domain/tags/hashed-details.ts";
import type { TagSettings } from "#app/domain/tags/tag-settings.ts";
import { formatForbiddenVendorCookies } from "#app/domain/tags/vendor-cookies.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import {
  readBrowserConsent,
  writeCookie,
} from "#app/site/visitor/browser-storage.ts";
import { waitForIdleMoment } from "#app/ui/idle-moment.ts";
import { createConsentManager } from "./consent-manager.ts";
import { createGoogleTag } from "./google-tag.ts";
import { keepMetaIds } from "./keep-meta-ids.ts";
import { createMetaPixel } from "./meta-pixel.ts";
import { findHashedDetails } from "./own-details.ts";
import { watchWithdrawal } from "./watch-withdrawal.ts";

/** Events wait while the page loads, and while its address is none that vendors may read. */
const MOST_WAITING = 20;
/** Details that a form has just sent are hashed anew. */
const DETAILS_CHANGE_WITH: ReadonlySet<string> = new Set<TagEvent["name"]>([
  "Lead",
  "UnlockInventory",
  "Contact",
]);

/** Of the one document that is open. */
let take: ((event: TagEvent) => void) | null = null;
/** Two pages that report themselves at once may both bring what the server had for this browser. */
const told = new Set<string>();

/** Starts the tags of this document, and tells them of each event once. */
export function tellTags(
  events: readonly TagEvent[],
  settings: TagSettings,
  tier: ConsentTier,
  storeName: string,
): void {
  take ??= runTags(settings, tier, storeName);
  for (const event of events) {
    if (told.has(event.eventId)) continue;
    told.add(event.eventId);
    take(event);
  }
}

function runTags(
  settings: TagSettings,
  tier: ConsentTier,
  storeName: string,
): (event: TagEvent) => void {
  reportMissing(settings);
  const google = createGoogleTag(settings, storeName);
  const pixel = createMetaPixel(settings.metaPixel);
  const manager = createConsentManager(settings.consentManager);
  let consent = readBrowserConsent(tier);
  let waiting: readonly TagEvent[] = [];
  let isStarted = false;
  let isBusy = false;

  watchWithdrawal(
    () => consent,
    (left) => {
      applyConsent(left);
      waiting = [];
      for (const line of formatForbiddenVendorCookies(settings, left, {
        hostname: location.hostname,
        hasTls: location.protocol === "https:",
      }))
        writeCookie(line);
    },
  );
  const ready = waitUntilIdle();

  return (event) => {
    waiting = [...waiting, event].slice(-MOST_WAITING);
    void ready.then(work);
  };

  /** Details are asked for in between, so one event after the other. */
  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let event = takeNext(); event !== null; event = takeNext())
        await tell(event);
    } finally {
      isBusy = false;
    }
  }

  /** No vendor's script is loaded while the address holds what it may not read. */
  function takeNext(): TagEvent | null {
    const [first, ...rest] = waiting;
    if (first === undefined || (!isStarted && !isAddressForVendors(here())))
      return null;
    waiting = rest;
    if (!isStarted) hideReferrer();
    isStarted = true;
    return first;
  }

  async function tell(event: TagEvent): Promise<void> {
    applyConsent(narrow(readBrowserConsent(tier), event));
    if (settings.hasMetaIds && isGranted(consent, "targeting"))
      keepMetaIds(tier);
    const details = await findDetails(event);
    // The visitor may have taken something back meanwhile.
    const allowed = limitPurposes(event, consent);
    manager.tell(consent, details?.google ?? null);
    google.tell(allowed, consent, details?.google ?? null);
    // The pixel reads the address by itself; from such a page the server alone reports.
    if (isAddressForVendors(here()))
      pixel.tell(allowed, consent, details?.meta ?? null);
  }

  async function findDetails(event: TagEvent): Promise<HashedDetails | null> {
    if (!isGranted(consent, "targeting")) return null;
    const details = await findHashedDetails(
      DETAILS_CHANGE_WITH.has(event.name),
    );
    return isGranted(consent, "targeting") ? details : null;
  }

  function applyConsent(next: GateConsent): void {
    consent = next;
    google.setConsent(next);
    pixel.setConsent(next);
    manager.setConsent(next);
  }
}

/** Spec §7. */
function reportMissing({ missing }: TagSettings): void {
  for (const name of missing)
    // eslint-disable-next-line no-console
    console.error(`The tag ${name} is on, but the profile has no id for it.`);
}

function here(): string {
  return location.pathname + location.search;
}

/** The server saw a privacy signal that scripts do not see; its word on each event goes first. */
function narrow(consent: GateConsent, { purposes }: TagEvent): GateConsent {
  return purposes.targeting ? consent : { ...consent, hasPrivacySignal: true };
}

function limitPurposes(event: TagEvent, consent: GateConsent): TagEvent {
  const { analytics, targeting, pixel } = event.purposes;
  return {
    ...event,
    purposes: {
      analytics: analytics && isGranted(consent, "analytics"),
      targeting: targeting && isGranted(consent, "targeting"),
      pixel: pixel && isPixelGranted(consent),
    },
  };
}

/** A page that a search led from has its words in the referrer, which vendors' scripts read by themselves. */
function hideReferrer(): void {
  const referrer = toReferrerForVendors(document.referrer, location.origin);
  Object.defineProperty(document, "referrer", { get: () => referrer });
}

/** Nothing of a vendor's competes with what the visitor came to see. */
async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => {
      addEventListener("load", resolve, { once: true });
    });
  await waitForIdleMoment();
}
