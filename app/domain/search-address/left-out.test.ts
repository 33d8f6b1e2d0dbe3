import { expect, test } from "vitest";
import { type LeftOutReason, findLeftOutReason } from "./left-out.ts";

const CASES: readonly [address: string, reason: LeftOutReason | null][] = [
  ["/", null],
  ["/contact-us", null],
  ["/contact-us?topic=financing", null],
  ["/contact-us?reference=ABCD-2345", "form-result"],
  ["/amp-contact-request-confirmation", "form-result"],
  ["/saved-vehicles", "private"],
  ["/compare?vins=1", "private"],
  ["/your-details", "private"],
  ["/personalized-pricing/down-payment", "private"],
  ["/verify-phone/code", "private"],
  ["/ask-about-vehicle/1HGCV1F34LA000001", "thin"],
  ["/payment-estimate/1HGCV1F34LA000001", "thin"],
  ["/appointments/abcdefghijklmnop.abcdefghijklmnopqrstuv/cancel", "private"],
  ["/comparison", null],
  ["/used-vehicle/suvs/2021-honda-cr-v/1HGCV1F34LA000001", null],
  ["/search-vehicles/all-inventory", null],
  ["/search-vehicles/all-inventory?page=2&utm_source=mail&gclid=x", null],
  ["/search-vehicles/used-inventory/price/max/20000", null],
  ["/search-vehicles/used-inventory/make_model/honda/civic?page=3", null],
  ["/search-vehicles/used-inventory?bodystyle=suvs", null],
  ["/search-vehicles/used-inventory?bodystyle=suvs,trucks", "further-filtered"],
  [
    "/search-vehicles/used-inventory/bodystyle/suvs?price_max=20000",
    "further-filtered",
  ],
  [
    "/search-vehicles/used-inventory?price_max=2&price_min=1",
    "further-filtered",
  ],
  ["/search-vehicles/all-inventory?q=red", "further-filtered"],
  ["/search-vehicles/all-inventory?words=red+suv", "further-filtered"],
  ["/search-vehicles/all-inventory?sort=priceLow", "further-filtered"],
];

test.each(CASES)("%s: %s", (address, reason) => {
  const { pathname, searchParams } = new URL(address, "https://cars.example");
  expect(findLeftOutReason(pathname, searchParams)).toBe(reason);
});
