import type { Consent } from "#app/domain/consent/consent.ts";
import type { Assignment } from "#app/domain/experiments/assign-variants.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { PhoneToVerify } from "#app/domain/phone-verification/phone-to-verify.ts";
import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import type { ShopperPlace } from "#app/domain/shopper-place/shopper-place.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { EventMark } from "#app/domain/tracking/event-mark.ts";
import type { FlashKey } from "#app/domain/visitor/flash.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { createContext } from "react-router";

/** What the server found out about one request before any route runs. */
export interface RequestFacts {
  readonly language: Language;
  /** From the store cookie when it names a store, else the profile's first store. */
  readonly storeId: string;
  readonly gate: Gate;
  readonly consent: Consent;
  /** STRANGER for a visitor we know nothing of; with an id alone for one who is new and sees an experiment. */
  readonly visitor: VisitorProfile;
  readonly experiments: ExperimentFacts;
  /** Has sent a lead before: the next one is a resend. Spec §4. */
  readonly hasSentLead: boolean;
  /** Toast that the previous answer left for this page. */
  readonly flash: FlashKey | null;
  /** Number that waits for its code to be typed in. */
  readonly phoneToVerify: PhoneToVerify | null;
  /** Names the visitor's own draft of a valuation; not yet checked. */
  readonly tradeToken: string | null;
  /** The visitor's own draft of a service appointment, still sealed. */
  readonly serviceDraftToken: string | null;
  /** The newest first; no part of any page that others may get. */
  readonly savedVins: VinList;
  /** In the order of choosing; no part of any page that others may get. */
  readonly comparedVins: VinList;
  /** The newest first; no part of any page that others may get. */
  readonly viewedVins: VinList;
  /** False until the browser has sent one, which one that blocks them never does. */
  readonly hasCookies: boolean;
  /** Path and query of the page of this site that the link stood on; null when the browser does not tell. */
  readonly cameFrom: string | null;
  /** Where the visitor says they are; no part of any page that others may get. */
  readonly place: ShopperPlace | null;
  readonly client: ClientFacts;
  readonly tracking: TrackingFacts;
}

/** No part of any page. */
export interface TrackingFacts {
  /** Meta's ids of the browser and of the click that led here; null where there is no such cookie. */
  readonly fbp: string | null;
  readonly fbc: string | null;
  /** Events of the server that this browser has not heard of. */
  readonly waiting: readonly EventMark[];
  /** The answer to this request tells the browser to fetch the event. */
  note(mark: EventMark): void;
}

export interface ExperimentFacts {
  /** Of every experiment that runs. Crawlers, and whoever has no id, see the site as it is. */
  readonly assignments: readonly Assignment[];
  /** Has an id, and is no crawler. */
  readonly isCounted: boolean;
  /** The id was made for this answer, which brings its cookie. */
  readonly isNewVisitor: boolean;
}

/** For limits and the consent ledger; no part of any page or log. */
export interface ClientFacts {
  /** Address of the client, as far as trusted proxies say. */
  readonly address: string;
  readonly userAgent: string;
}

export const requestContext = createContext<RequestFacts>();
