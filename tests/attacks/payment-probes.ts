import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { visitorCookie } from "#tests/support/visitor-cookie.ts";
import type { GatedSite } from "./gated-site.ts";
import type { Planted } from "./planted-inventory.ts";
import { getApiPath, condition, type Probe } from "./price-probes.ts";

/** Somebody who answered the price wizard's questions and nothing else: no price is open to them. */
export function cookieWith(terms: PricingTerms): string {
  return visitorCookie({ ...STRANGER, terms });
}

/** Terms under which whatever costs at most so much costs nothing a month, and whatever costs more does not. */
function payingAtOnce(dollars: number): string {
  const downPaymentDollars = Math.floor(dollars / 2);
  return cookieWith({
    downPaymentDollars,
    isTradingIn: true,
    tradeEquityDollars: dollars - downPaymentDollars,
    creditScore: 300,
  });
}

async function answer(site: GatedSite, path: string, cookie: string) {
  const headers = { Cookie: cookie };
  const first = await site.fetch(path, { headers });
  const place = first.headers.get("Location");
  return place === null ? first.text() : site.text(place, { headers });
}

const list = (car: Planted) => `/search-vehicles/${condition(car)}-inventory`;
const formatModel = ({ stocked: { vehicle } }: Planted) =>
  `${vehicle.make}/${vehicle.model}`.toLowerCase();

/** Whether a list of this one car has it; an empty one shows near ones. */
const isFound = async (site: GatedSite, path: string, max: number) =>
  !/Remove a filter to see more|Want us to find one\?|The (?:low|high)est is \$/.test(
    await answer(site, path, payingAtOnce(max)),
  );

/** Prices by payments: the terms are the attacker's, and so is the sum. */
export const PAYMENT_PROBES = {
  "payment in the path": (site, car, _, max) =>
    isFound(
      site,
      `${list(car)}/payment/max/0?q=${car.stocked.vehicle.model}`,
      max,
    ),
  "payment in the query": (site, car, _, max) =>
    isFound(
      site,
      `${list(car)}/make_model/${formatModel(car)}?payment_max=0`,
      max,
    ),
  "payment in words": (site, car, _, max) =>
    isFound(
      site,
      `${list(car)}/make_model/${formatModel(car)}?words=${encodeURIComponent("under $1 a month")}`,
      max,
    ),
  "count of the condition beside an open one under a payment": async (
    site,
    car,
    _,
    max,
  ) => {
    const open = condition(car) === "certified" ? "used" : "certified";
    const page = await answer(
      site,
      `/search-vehicles/${open}-inventory/payment/max/0?make_model=${formatModel(car).replace("/", "~")}`,
      payingAtOnce(max),
    );
    const option = new RegExp(
      `href="/search-vehicles/${condition(car)}-inventory/make_model/[^"]*payment_max=0`,
    );
    return option.test(page);
  },
  "counts of suggestions under a payment": async (site, car, _, max) =>
    /"address"/.test(
      await answer(
        site,
        `/api/suggestions?words=${car.stocked.vehicle.model}&condition=${condition(car)}&payment_max=0`,
        payingAtOnce(max),
      ),
    ),
  "catalogue list by payment": async (site, car, _, max) =>
    (
      await answer(
        site,
        `${getApiPath(site)}/vehicles?condition=${condition(car)}&payment_max=0`,
        payingAtOnce(max),
      )
    ).includes(car.stocked.vehicle.vin),
} satisfies Readonly<Record<string, Probe>>;
