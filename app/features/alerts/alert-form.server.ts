import {
  getPriceAlertAddress,
  getSearchAlertAddress,
  toLastingSearch,
} from "#app/domain/alerts/alert-address.ts";
import {
  type KnownFacts,
  MOST_KNOWN,
  NOTHING_KNOWN,
  UNCONFIRMED_DAYS,
  type Wish,
} from "#app/domain/alerts/alert.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import {
  EVERYTHING,
  type InventorySearch,
  PAGE_SIZE,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  findPriceAlertAddress,
  getMailGate,
} from "#app/site/vehicles/gated/price-alert-link.ts";
import {
  findVisibleRecord,
  listEveryVisible,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { alertForm } from "./alert-form.ts";
import { alertsCopy } from "./copy.ts";

/** What an alert is asked for, as its page and its mail say it. */
export interface AskedAlert {
  readonly wish: Wish;
  readonly name: string;
  /** Null where the name holds what a visitor typed: nobody's words go out in a mail to somebody else (Assumption A201). */
  readonly mailName: string | null;
  readonly storeId: string;
  readonly known: KnownFacts;
  readonly action: string;
  /** The page of the car, or of the search. */
  readonly backAddress: string;
  /** More cars than an alert is good for; null where there are not too many. */
  readonly tooMany: number | null;
  readonly card: readonly CardVehicle[];
}

type AlertPorts = Pick<AppPorts, "profile" | "index" | "inventory" | "clock">;
type AlertFacts = Pick<
  RequestFacts,
  "gate" | "language" | "visitor" | "storeId"
>;

interface SoldMeanwhile {
  readonly kind: "sold";
  readonly vehicleAddress: string;
}

/** Null stands for a car that this visitor cannot know, or whose price no mail may say. */
export async function askPriceAlert(
  ports: AlertPorts,
  facts: AlertFacts,
  { vin }: { readonly vin: string },
): Promise<AskedAlert | SoldMeanwhile | null> {
  const { profile } = ports;
  const { language } = facts;
  const found = await findVisibleRecord(ports, facts.gate, vin);
  if (found === null) return null;
  const { vehicle, goneAtMs } = found;
  if (findPriceAlertAddress(vehicle, profile, language) === null) return null;
  const vehicleAddress = getVehicleAddress(vehicle, { language });
  if (goneAtMs !== null) return { kind: "sold", vehicleAddress };
  const { price } = vehicle;
  const name = formatFullVehicleName(vehicle);
  return {
    wish: { kind: "car", vin: vehicle.vin },
    name,
    mailName: name,
    storeId: vehicle.storeId,
    known: {
      ...NOTHING_KNOWN,
      totalCents: price.state === "shown" ? price.totalCents : null,
    },
    action: getPriceAlertAddress(vehicle.vin, { language }),
    backAddress: vehicleAddress,
    tooMany: null,
    card: listVisibleCards(ports, facts, [vehicle.vin]),
  };
}

/** The list's page names a search; `isPlain` says that the name holds nothing that a visitor typed. */
interface NamedSearch {
  readonly search: InventorySearch;
  readonly name: string;
  readonly isPlain: boolean;
}

/** Null where the profile has no alerts. */
export async function askSearchAlert(
  ports: AlertPorts,
  { language, storeId }: AlertFacts,
  { search: asked, name, isPlain }: NamedSearch,
): Promise<AskedAlert | null> {
  const { profile } = ports;
  if (!profile.alerts.isEnabled) return null;
  const search = toLastingSearch(asked);
  const vins = await listMatches(ports, search, MOST_KNOWN + 1);
  return {
    // Mails come in one language, and so does the address that they are found by.
    wish: { kind: "search", address: formatSearchAddress(search) },
    name,
    mailName: isPlain ? name : null,
    storeId,
    known: { ...NOTHING_KNOWN, vins },
    action: getSearchAlertAddress(search, { language }),
    backAddress: formatSearchAddress(search, { language }),
    tooMany: vins.length > MOST_KNOWN ? vins.length : null,
    card: [],
  };
}

/** What a search finds, as a mail may tell it: at most this many. */
export async function listMatches(
  ports: Pick<AppPorts, "index" | "profile">,
  search: InventorySearch,
  most: number,
): Promise<readonly string[]> {
  const vins: string[] = [];
  const pages = listEveryVisible(ports, getMailGate(ports.profile), search, {
    pageCount: Math.ceil(most / PAGE_SIZE),
  });
  for await (const vehicles of pages)
    vins.push(...vehicles.map(({ vin }) => vin));
  return vins.slice(0, most);
}

export type AlertFormPageData = ReturnType<typeof alertFormPage>;

export function alertFormPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { visitor, language }: Pick<RequestFacts, "visitor" | "language">,
  { asked, isSent }: { readonly asked: AskedAlert; readonly isSent: boolean },
) {
  const { wish, name, action, backAddress, tooMany, card, storeId } = asked;
  return {
    kind: wish.kind,
    name,
    action,
    backAddress,
    card,
    storeId,
    isSent,
    tooMany: tooMany === null ? null : { most: MOST_KNOWN },
    token: formTokens.issue(alertForm.name),
    defaults: { email: visitor.email },
    days: profile.alerts.days,
    confirmDays: UNCONFIRMED_DAYS,
    allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
  };
}

export function alertFormHead(
  { kind, name, isSent }: AlertFormPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(alertsCopy, site);
  return isSent
    ? { title: t("sentTitle"), description: null }
    : {
        title: capitalize(t(`${kind}.title`, { name })),
        hasOwnTitle: true,
        description: null,
      };
}
