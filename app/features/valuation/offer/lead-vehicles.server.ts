import { sayDay } from "#app/domain/day-words.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";
import type {
  MadeOffer,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import { type ValuationText } from "#app/features/valuation/copy.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  findAskedVehicle,
  toLeadVehicle,
} from "#app/site/forms/asked-vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { sayOfferTitle } from "./words/offer-words.ts";

/** Spec §7: a trade for a vehicle of ours is the second; our own stands first. */
export async function listLeadVehicles(
  ports: Pick<AppPorts, "inventory" | "index" | "profile" | "siteUrl">,
  { gate, visitor, language }: RequestFacts,
  { draft }: TradeRecord,
  offer: TradeOffer,
  { offers }: MadeOffer,
  t: Translate<ValuationText>,
): Promise<readonly LeadVehicle[]> {
  const { vehicle, interest, wantedVin } = draft;
  const price = offer.estimatedFinalPriceCents;
  const own: LeadVehicle = {
    interest,
    condition: "used",
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    stockNumber: null,
    trim: vehicle.trim,
    doors: null,
    bodystyle: vehicle.bodystyle,
    transmission: null,
    fuelType: vehicle.fuelType,
    miles: vehicle.miles,
    exteriorColor: vehicle.exteriorColor,
    interiorColor: null,
    priceDollars: price === null ? null : price / 100,
    finance:
      price === null
        ? null
        : {
            method: "cash",
            amountDollars: price / 100,
            isOffer: true,
            ...(offers.balanceCents > 0 && {
              balanceDollars: offers.balanceCents / 100,
            }),
          },
    url: null,
    comments: [
      price === null
        ? t("commentBring")
        : t("commentOffer", {
            offer: sayOfferTitle(offer, offers.visibleOffers, t),
            price: formatCents(price),
            date: sayDay(offers.goodThrough, "long", language),
          }),
      ...(offers.balanceCents === 0
        ? []
        : [t("commentBalance", { balance: formatCents(offers.balanceCents) })]),
    ].join(" "),
  };
  if (wantedVin === null || interest !== "trade-in") return [own];
  const wanted = await findAskedVehicle(ports, gate, wantedVin).catch(
    () => null,
  );
  if (wanted === null) return [own];
  const url = ports.siteUrl + getVehicleAddress(wanted, { language });
  return [
    toLeadVehicle(wanted, url, visitor.terms?.downPaymentDollars ?? null),
    own,
  ];
}
