import { PERSONALIZED_PRICING_ADDRESS } from "#app/domain/address/personalized-pricing-address.ts";
import type { LayoutName } from "./frame.tsx";

/** In words: the table of all pages is no part of the scripts of every page. */
const MINIMAL = [
  PERSONALIZED_PRICING_ADDRESS,
  "/sell-trade-my-car/your-vehicle",
];

/** Pages that ask one thing at a time; every other has the default layout. Spec §2. */
export function layoutOf(pathname: string): LayoutName {
  return MINIMAL.some((address) => pathname.startsWith(address))
    ? "minimal"
    : "default";
}
