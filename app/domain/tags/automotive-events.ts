import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { TrackedVehicle } from "#app/domain/tracking/reported-event.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";

/** An event as the Automotive Standards Council names it; it goes to the Google tag of the site. */
export interface AutomotiveEvent {
  readonly event: string;
  readonly [parameter: string]: unknown;
}

/** The standard's `window.asc_datalayer`, which other vendors on the page read. */
export interface AutomotiveLayer {
  readonly measurement_ids: readonly string[];
  readonly store_name: string;
  readonly oem_code: string;
  readonly events: AutomotiveEvent[];
  items: readonly Readonly<Record<string, unknown>>[];
}

const OWNER = "forecourt";

interface Deed {
  readonly name: string;
  readonly department: "sales" | "service" | "finance" | "trade";
  readonly form?: string;
}

/** Events of ours that the standard has words for; a form is reported by its general name and by its department's. */
const DEEDS: Readonly<Record<string, readonly Deed[]>> = {
  ClickToCall: [{ name: "asc_click_to_call", department: "sales" }],
  AddToWishlist: [{ name: "asc_cta_interaction", department: "sales" }],
  Lead: [{ name: "asc_form_submission", department: "sales", form: "lead" }],
  Schedule: [
    {
      name: "asc_form_submission_test_drive",
      department: "sales",
      form: "test drive",
    },
  ],
  ConversationStarted: [{ name: "asc_comm_engagement", department: "sales" }],
  SellTrade: [
    {
      name: "asc_form_submission_trade",
      department: "trade",
      form: "sell or trade",
    },
  ],
  FullCreditApplication: [
    {
      name: "asc_form_submission_credit",
      department: "finance",
      form: "credit application",
    },
  ],
  InstantScreen: [
    {
      name: "asc_form_submission_credit",
      department: "finance",
      form: "pre-approval",
    },
  ],
};

const PAGE_TYPES: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^\/$/, "home"],
  [/^\/(?:used|new|certified)-vehicle\//, "item"],
  [/^\/search-vehicles(?:\/|$)/, "itemlist"],
  [/^\/auto-financing(?:\/|$)/, "finance"],
  [/^\/sell-trade-my-car(?:\/|$)/, "trade"],
  [/^\/service(?:\/|$)/, "service"],
  [/^\/special-offers(?:\/|$)/, "specials"],
  [/^\/contact-us$/, "contact"],
  [/^\/our-company(?:\/|$)/, "about"],
];

/** Nothing of a visitor is part of these: no name, no phone, no words that they typed. */
export function listAutomotiveEvents(
  event: TagEvent,
  storeName: string,
): readonly AutomotiveEvent[] {
  if (!event.purposes.analytics) return [];
  const pageType = getPageType(event.path);
  const common = {
    event_owner: OWNER,
    page_type: pageType,
    affiliation: storeName,
    ...(event.vehicle !== null && toItem(event.vehicle)),
  };
  if (event.name === "PageView")
    return pageType === "item"
      ? []
      : [{ ...common, event: getPageViewName(pageType), department: "sales" }];
  if (event.name === "ViewContent")
    return [{ ...common, event: "asc_item_pageview", department: "sales" }];
  const deeds = DEEDS[event.name] ?? [];
  return deeds.map(({ name, department, form }) => ({
    ...common,
    event: name,
    department,
    ...(form !== undefined && {
      comm_type: "form",
      comm_status: "start",
      comm_outcome: "submission",
      form_type: form,
    }),
    ...(name === "asc_click_to_call" && { comm_type: "phone" }),
  }));
}

/** A vehicle's page is reported with its vehicle, by the event that names it. */
function getPageViewName(pageType: string): string {
  return pageType === "itemlist" ? "asc_itemlist_pageview" : "asc_pageview";
}

function getPageType(path: string): string {
  const pathname = splitLanguage(path.split("?", 1)[0] ?? "/").address;
  const found = PAGE_TYPES.find(([pattern]) => pattern.test(pathname));
  return found?.[1] ?? "other";
}

/** The vehicle that an event is about, as the standard's layer holds it. */
export function getAutomotiveItem({
  vehicle,
}: TagEvent): Readonly<Record<string, unknown>> | null {
  return vehicle && toItem(vehicle);
}

/** The standard's names for the facts of a vehicle. */
function toItem(vehicle: TrackedVehicle): Readonly<Record<string, unknown>> {
  const { vin, year, make, model, condition, priceUsd } = vehicle;
  return {
    item_id: vin,
    item_number: vin,
    item_make: make,
    item_model: model,
    item_year: String(year),
    ...(condition !== null && {
      item_condition: condition === "certified" ? "cpo" : condition,
    }),
    item_category: "vehicle",
    ...(priceUsd !== null && { item_price: priceUsd }),
  };
}
