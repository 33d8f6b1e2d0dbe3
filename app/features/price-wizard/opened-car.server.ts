import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findPageVin } from "#app/site/forms/asked-vehicle.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import { formatFeeNote } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";

/** The vehicle that the visitor came from, with what it costs now; null where no vehicle's price has opened. */
export function buildOpenedCar(
  ports: Pick<AppPorts, "profile" | "clock" | "index">,
  facts: Pick<RequestFacts, "visitor" | "gate" | "language">,
  returnTo: string,
) {
  const [path = "/"] = returnTo.split("?");
  const vin = findPageVin(path);
  const listed = vin === null ? null : ports.index.find(vin);
  const [card] = listed === null ? [] : buildCards(ports, facts, [listed]);
  if (card?.price.state !== "shown") return null;
  const { language } = facts;
  const { texts, pricing } = ports.profile;
  const { dollars, payment } = card.price;
  const t = createTranslator(vehiclesCopy, texts[language], language);
  const equityDollars = payment?.equityDollars ?? 0;
  return {
    name: card.name,
    price: formatDollars(dollars),
    priceNote: formatFeeNote(t, {
      documentFeeCents: pricing.fees.documentFeeCents,
      isDocumentFeeIncluded: pricing.advertise === "total",
    }),
    /** The figure never stands without its terms (12 CFR 1026.24). */
    payment: payment && {
      monthly: t("pay.monthly", {
        amount: formatDollars(payment.monthlyDollars),
      }),
      loan: t("pay.loan", {
        months: payment.termMonths,
        apr: payment.aprPercent,
      }),
      rest: t(equityDollars > 0 ? "pay.restWithTrade" : "pay.rest", {
        down: formatDollars(payment.downDollars),
        equity: formatDollars(equityDollars),
        financed: formatDollars(dollars - payment.downDollars - equityDollars),
      }),
    },
  };
}
