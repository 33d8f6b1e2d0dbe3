import {
  getPaymentEstimateAddress,
  getVehicleAddress,
} from "#app/domain/address/vehicle-address.ts";
import {
  type CarriedTerms,
  printCarriedAgain,
} from "#app/domain/finance/carried-terms.ts";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import {
  findFrameBase,
  getFrameAddress,
  readFrameIdentifiers,
} from "#app/domain/lender-frame/frame-address.ts";
import {
  LENDER_PAGES,
  type LenderPage,
} from "#app/domain/lender-frame/lender-page.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { hasAllContactDetails } from "#app/domain/visitor/contact-details.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { findFinancedVehicle } from "./financing-lead.server.ts";
import {
  findCashDown,
  findFramedTerms,
  readLenderTerms,
} from "./lender-terms.server.ts";

export type LenderFramePorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "index" | "inventory" | "standInLenderOrigin"
>;
type Facts = Pick<RequestFacts, "gate" | "language" | "visitor" | "storeId">;

/** Spec §2, financing. */
export async function buildLenderFrameView(
  ports: LenderFramePorts,
  { gate, language, visitor, storeId }: Facts,
  page: LenderPage,
  query: URLSearchParams,
) {
  const { profile, siteUrl, standInLenderOrigin } = ports;
  const vehicle = await findFinancedVehicle(ports, gate, query.get("vin"));
  const terms = readLenderTerms(query, profile, visitor, vehicle);
  const base = findFrameBase(profile, page, standInLenderOrigin);
  // The demonstration's lender speaks the visitor's language; a real one has the address that the profile gives.
  if (base !== null && base.origin === standInLenderOrigin && language === "es")
    base.pathname = `/es${base.pathname}`;
  return {
    page,
    /** Null means that the profile names no lender; then the visitor is asked to call. */
    frame:
      base &&
      buildFramedLender(
        getFrameAddress(profile, base, {
          identifiers: readFrameIdentifiers(query),
          vin: vehicle?.vin ?? null,
          terms: findFramedTerms(terms, vehicle, visitor),
        }),
        page,
        siteUrl,
        standInLenderOrigin,
      ),
    vehicle: vehicle && {
      vin: vehicle.vin,
      name: formatFullVehicleName(vehicle),
      address: getVehicleAddress(vehicle, { language }),
    },
    /** Null where none came along from an estimator. */
    terms: terms && {
      ...terms,
      cashDownDollars: findCashDown(terms, vehicle, visitor),
      /** The visitor changes them in the estimator of the car; null where there is none. */
      address: vehicle && formatEstimateAddress(vehicle, terms, language),
    },
    /** This is the store that follows up: where the vehicle stands, else the visitor's own. */
    storeId: vehicle?.storeId ?? storeId,
    /** Then the store hears of a submitted frame without asking for contact details. */
    isContactKnown: hasAllContactDetails(visitor),
  };
}

export type LenderFrameView = Awaited<ReturnType<typeof buildLenderFrameView>>;
export type FramedLender = NonNullable<LenderFrameView["frame"]>;

function formatEstimateAddress(
  { vin, price }: { readonly vin: string; readonly price: PresentedPrice },
  terms: CarriedTerms,
  language: Language,
): string | null {
  return price.state === "shown"
    ? `${getPaymentEstimateAddress(vin, { language })}?${printCarriedAgain(terms)}`
    : null;
}

/** Disclosures open in windows of their own, which the sandbox does not restrict. */
const SANDBOX =
  "allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox";

function buildFramedLender(
  address: string,
  page: LenderPage,
  siteUrl: string,
  standInOrigin: string | null,
) {
  const { origin } = new URL(address);
  // A frame of our own origin could take its sandbox off.
  const isOwn = origin === new URL(siteUrl).origin;
  return {
    address,
    /** Messages of any other origin are ignored. */
    origin,
    /** The demonstration's lender says itself that it gets nothing. */
    isStandIn: origin === standInOrigin,
    heightPx: LENDER_PAGES[page].heightPx,
    sandbox: isOwn ? SANDBOX : `${SANDBOX} allow-same-origin`,
  };
}
