import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { readConsent } from "#app/domain/consent/consent-cookies.ts";
import {
  ALLOWED_CATEGORIES,
  BANNER_DISPLAY,
  EVENT_MARKS,
  FLASH,
  LEAD_SENT,
  PHONE_TO_VERIFY,
  SELECTED_STORE,
  SERVICE_DRAFT,
  SHOPPER_PLACE,
  TRADE_DRAFT,
} from "#app/domain/consent/stored-items.ts";
import {
  META_BROWSER,
  META_CLICK,
} from "#app/domain/consent/vendor-cookies.ts";
import {
  SHORTLIST_COOKIES,
  type ShortlistKind,
  parseShortlistCookie,
} from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { buildGate } from "#app/domain/gate/gate.ts";
import { parseLeadSent } from "#app/domain/leads/lead-sent-cookie.ts";
import { parsePhoneToVerify } from "#app/domain/phone-verification/phone-to-verify.ts";
import {
  type Language,
  toLanguage,
} from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { parseFlash } from "#app/domain/visitor/flash.ts";
import { parseShopperPlace } from "#app/domain/shopper-place/shopper-place.ts";
import { parseEventMarks } from "#app/domain/tracking/event-mark.ts";
import { parseFbc, parseFbp } from "#app/domain/tracking/relay-call.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { INTERFACES } from "./body-limits.server.ts";
import { readExperimentFacts } from "./experiment-facts.server.ts";
import { createEventNotes } from "./event-notes.server.ts";
import { readClientFacts } from "./proxy-claims.server.ts";
import type { Exchange } from "./exchange.server.ts";
import type { VisitorCookieJar } from "./visitor-cookies.server.ts";

export function readRequestFacts(
  exchange: Pick<Exchange, "cookies" | "incoming" | "method" | "url">,
  profile: Pick<
    StoreProfile,
    "stores" | "site" | "consent" | "restrictions" | "visitor" | "experiments"
  >,
  { trustedProxyCount }: { readonly trustedProxyCount: number },
  visitors: Pick<VisitorCookieJar, "read">,
  nowMs: number,
): RequestFacts {
  const { cookies, incoming, url } = exchange;
  const chosen = cookies.get(SELECTED_STORE.name);
  const store =
    profile.stores.find(({ id }) => id === chosen) ?? profile.stores[0];
  if (store === undefined) throw new Error("The profile lists no store.");
  const consent = readConsent({
    tier: profile.consent.tier,
    isForced: profile.consent.force,
    // Any value but "1" counts as no signal.
    hasPrivacySignal: incoming.headers["sec-gpc"] === "1",
    allowed: cookies.get(ALLOWED_CATEGORIES.name),
    display: cookies.get(BANNER_DISPLAY.name),
  });
  const client = readClientFacts(incoming, trustedProxyCount);
  const { visitor, experiments } = readExperimentFacts(
    exchange,
    profile,
    { visitor: visitors.read(cookies, consent), client },
    nowMs,
  );
  const { restrictions } = profile;
  const { profileDays } = profile.visitor;
  const readVins = (list: ShortlistKind) =>
    parseShortlistCookie(list, cookies.get(SHORTLIST_COOKIES[list].item.name));
  return {
    language: findLanguage(exchange, profile),
    storeId: store.id,
    gate: buildGate({ restrictions, profileDays }, visitor, nowMs),
    consent,
    visitor,
    experiments,
    hasSentLead: parseLeadSent(cookies.get(LEAD_SENT.name)),
    flash: parseFlash(cookies.get(FLASH.name)),
    phoneToVerify: parsePhoneToVerify(cookies.get(PHONE_TO_VERIFY.name)),
    tradeToken: cookies.get(TRADE_DRAFT.name) ?? null,
    serviceDraftToken: cookies.get(SERVICE_DRAFT.name) ?? null,
    savedVins: readVins("saved"),
    comparedVins: readVins("compared"),
    viewedVins: readVins("viewed"),
    hasCookies: cookies.size > 0,
    cameFrom: readOwnReferrer(incoming.headers.referer, url.host),
    place: parseShopperPlace(cookies.get(SHOPPER_PLACE.name)),
    client,
    tracking: createEventNotes({
      fbp: parseFbp(cookies.get(META_BROWSER.name)),
      fbc: parseFbc(cookies.get(META_CLICK.name)),
      waiting: parseEventMarks(cookies.get(EVENT_MARKS.name)),
    }),
  };
}

/** A page's address says its language; what programs ask for is in English, or in the language that they name. */
function findLanguage(
  { url }: Pick<Exchange, "url">,
  { site }: Pick<StoreProfile, "site">,
): Language {
  const { language } = splitLanguage(url.pathname);
  const asked = url.pathname.startsWith(INTERFACES)
    ? url.searchParams.get("language")
    : language;
  return site.languages.find((it) => it === asked) ?? toLanguage("");
}

function readOwnReferrer(
  referrer: string | undefined,
  host: string,
): string | null {
  const from = URL.parse(referrer ?? "");
  return from?.host === host ? from.pathname + from.search : null;
}
