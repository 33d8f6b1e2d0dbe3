import { expect } from "vitest";
import { computeAdvertisedDollars } from "#app/domain/price/advertised-price.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { dataAddress } from "./every-address.ts";
import type { GatedSite } from "./gated-site.ts";
import type { Planted } from "./planted-inventory.ts";

export function getTotal(site: GatedSite, { stocked }: Planted): number {
  const total = computeAdvertisedDollars(
    stocked.vehicle,
    getPricePolicy(site.profile),
  );
  return total ?? expect.fail();
}

/** The public band that a price is in; its ends are known to everybody. */
export function findBand(site: GatedSite, dollars: number) {
  const bands = site.profile.pricing.lockedPriceBandsDollars;
  return {
    above: bands.findLast((it) => it < dollars) ?? 0,
    upTo: bands.find((it) => it >= dollars) ?? Number.POSITIVE_INFINITY,
  };
}

export function getApiPath({ profile }: GatedSite): string {
  return `/api/catalogue/v1/store-group/${profile.storeGroup.id}/website`;
}

/** Whether the car answers to a price range, by each thing that a list, a count or a picture of it says. */
export type Probe = (
  site: GatedSite,
  car: Planted,
  min: number,
  max: number,
) => Promise<boolean>;

const listed = async (site: GatedSite, path: string, { stocked }: Planted) => {
  const first = await site.fetch(path);
  const place = first.headers.get("Location");
  const text = place === null ? await first.text() : await site.text(place);
  return text.includes(stocked.vehicle.vin);
};
const numberAt = async (site: GatedSite, path: string, key: string) => {
  const found = new RegExp(`"${key}":(\\d+)`).exec(await site.text(path));
  return Number(found?.[1] ?? 0);
};
export const condition = ({ stocked }: Planted) => stocked.vehicle.condition;
const model = ({ stocked }: Planted) =>
  `${stocked.vehicle.make}~${stocked.vehicle.model}`.toLowerCase();

export const PROBES: Readonly<Record<string, Probe>> = {
  "price in the path": (site, car, min, max) =>
    listed(
      site,
      `/search-vehicles/${condition(car)}-inventory/price/${min}-${max}`,
      car,
    ),
  "price in the query": (site, car, min, max) =>
    listed(
      site,
      `/search-vehicles/${condition(car)}-inventory?price_min=${min}&price_max=${max}`,
      car,
    ),
  "price in the query's other form": (site, car, min, max) =>
    listed(
      site,
      `/search-vehicles/${condition(car)}-inventory/bodystyle/sedans?price=${min}-${max}`,
      car,
    ),
  "the page's data": (site, car, min, max) =>
    listed(
      site,
      dataAddress(
        `/search-vehicles/${condition(car)}-inventory?price_min=${min}&price_max=${max}`,
      ),
      car,
    ),
  words: (site, car, min, max) =>
    listed(
      site,
      `/search-vehicles/${condition(car)}-inventory?words=${encodeURIComponent(`between $${min} and $${max}`)}`,
      car,
    ),
  "words under": (site, car, _min, max) =>
    listed(
      site,
      `/search-vehicles/all-inventory?words=${encodeURIComponent(`${car.stocked.vehicle.make} under ${max}`)}`,
      car,
    ),
  "catalogue list": (site, car, min, max) =>
    listed(
      site,
      `${getApiPath(site)}/vehicles?condition=${condition(car)}&price_min=${min}&price_max=${max}`,
      car,
    ),
  "catalogue table filters": (site, car, min, max) =>
    listed(
      site,
      `${getApiPath(site)}/vehicles?condition=${condition(car)}&filter[price]=gte:${min}&filter[price]=lte:${max}`,
      car,
    ),
  "catalogue table filter of what it is not": (site, car, _min, max) =>
    listed(
      site,
      `${getApiPath(site)}/vehicles?filter[vin]=equals:${car.stocked.vehicle.vin}&filter[price]=notEquals:${max}`,
      car,
    ),
  "catalogue list of one end": (site, car, min) =>
    listed(
      site,
      `${getApiPath(site)}/vehicles?condition=${condition(car)}&price_min=${min}`,
      car,
    ),
  "catalogue sitemap": (site, car, min, max) =>
    listed(
      site,
      `${getApiPath(site)}/vehicles/sitemap?condition=${condition(car)}&price_min=${min}&price_max=${max}`,
      car,
    ),
  "catalogue total": async (site, car, min, max) =>
    (await numberAt(
      site,
      `${getApiPath(site)}/filters?condition=${condition(car)}&make_model=${model(car)}&price_min=${min}&price_max=${max}`,
      "total",
    )) > 0,
  "count of the condition beside an open one": async (site, car, min, max) => {
    const open = condition(car) === "certified" ? "used" : "certified";
    const answer = await site.text(
      `${getApiPath(site)}/filters?condition=${open}&make_model=${model(car)}&price_min=${min}&price_max=${max}`,
    );
    const counts: { value: string; count: number }[] =
      JSON.parse(answer).conditions ?? [];
    return (counts.find((it) => it.value === condition(car))?.count ?? 0) > 0;
  },
  "counts of suggestions": async (site, car, min, max) =>
    /"address"/.test(
      await site.text(
        `/api/suggestions?words=${car.stocked.vehicle.model}&condition=${condition(car)}&price_min=${min}&price_max=${max}`,
      ),
    ),
  "counts of suggestions after a price in words": async (site, car, _, max) =>
    /"address"/.test(
      await site.text(
        `/api/suggestions?words=${encodeURIComponent(`${condition(car)} under ${max} ${car.stocked.vehicle.model}`)}`,
      ),
    ),
};
