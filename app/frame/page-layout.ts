import { PERSONALIZED_PRICING_ADDRESS } from "#app/domain/address/personalized-pricing-address.ts";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { LayoutName } from "./frame.tsx";

/** In words: the table of all pages is no part of the scripts of every page. */
const MINIMAL = [
  PERSONALIZED_PRICING_ADDRESS,
  "/sell-trade-my-car/your-vehicle",
];

/**
 * Pages that ask one thing at a time have the minimal layout; every other has the default one. Spec §2. Where it
 * depends on the profile, the page's loader says so: `{ layout: "minimal", … }`.
 */
export function getLayout(pathname: string, loaderData?: unknown): LayoutName {
  if (isRecord(loaderData) && "layout" in loaderData)
    return loaderData["layout"] === "minimal" ? "minimal" : "default";
  const page = splitLanguage(pathname).address;
  return MINIMAL.some((address) => page.startsWith(address))
    ? "minimal"
    : "default";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
