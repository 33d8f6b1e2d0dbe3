import {
  ALLOW_COOKIES,
  DISPLAY_COOKIES,
  readConsent,
} from "#app/domain/consent/consent-cookies.ts";
import {
  SHORTLIST_COOKIES,
  type ShortlistKind,
  parseShortlistCookie,
} from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { buildGate } from "#app/domain/gate/gate.ts";
import {
  LEAD_SENT_COOKIE,
  parseLeadSent,
} from "#app/domain/leads/lead-sent-cookie.ts";
import {
  parsePhoneToVerify,
  PHONE_TO_VERIFY_COOKIE,
} from "#app/domain/phone-verification/phone-to-verify.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { SERVICE_DRAFT_COOKIE } from "#app/domain/scheduling/service-draft-cookie.ts";
import { TRADE_COOKIE } from "#app/domain/trade-draft/trade-cookie.ts";
import { FLASH_COOKIE, parseFlash } from "#app/domain/visitor/flash.ts";
import {
  parseShopperPlace,
  PLACE_COOKIE,
} from "#app/domain/shopper-place/shopper-place.ts";
import { STORE_COOKIE } from "#app/domain/visitor/store-cookie.ts";
import type { RequestFacts } from "#app/ports.ts";
import { readClientFacts } from "./proxy-claims.server.ts";
import type { Exchange } from "./exchange.server.ts";
import type { VisitorCookieJar } from "./visitor-cookies.server.ts";

export function readRequestFacts(
  { cookies, incoming }: Pick<Exchange, "cookies" | "incoming">,
  profile: Pick<
    StoreProfile,
    "stores" | "site" | "consent" | "restrictions" | "visitor"
  >,
  { trustedProxyCount }: { readonly trustedProxyCount: number },
  visitors: Pick<VisitorCookieJar, "read">,
  nowMs: number,
): RequestFacts {
  const chosen = cookies.get(STORE_COOKIE);
  const store =
    profile.stores.find(({ id }) => id === chosen) ?? profile.stores[0];
  if (store === undefined) throw new Error("The profile lists no store.");
  const consent = readConsent({
    tier: profile.consent.tier,
    // Any value but "1" counts as no signal.
    hasPrivacySignal: incoming.headers["sec-gpc"] === "1",
    allowed: cookies.get(ALLOW_COOKIES),
    display: cookies.get(DISPLAY_COOKIES),
  });
  const visitor = visitors.read(cookies, consent);
  const { restrictions } = profile;
  const { profileDays } = profile.visitor;
  const readVins = (list: ShortlistKind) =>
    parseShortlistCookie(list, cookies.get(SHORTLIST_COOKIES[list].name));
  return {
    language: profile.site.defaultLanguage,
    storeId: store.id,
    gate: buildGate({ restrictions, profileDays }, visitor, nowMs),
    consent,
    visitor,
    hasSentLead: parseLeadSent(cookies.get(LEAD_SENT_COOKIE)),
    flash: parseFlash(cookies.get(FLASH_COOKIE)),
    phoneToVerify: parsePhoneToVerify(cookies.get(PHONE_TO_VERIFY_COOKIE)),
    tradeToken: cookies.get(TRADE_COOKIE) ?? null,
    serviceDraftToken: cookies.get(SERVICE_DRAFT_COOKIE) ?? null,
    savedVins: readVins("saved"),
    comparedVins: readVins("compared"),
    hasCookies: cookies.size > 0,
    place: parseShopperPlace(cookies.get(PLACE_COOKIE)),
    client: readClientFacts(incoming, trustedProxyCount),
  };
}
