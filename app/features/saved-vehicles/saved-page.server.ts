import { toLocale } from "#app/domain/store-profile/fields/languages.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import {
  MAX_SAVED,
  parseVinList,
  type VinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import {
  findVisible,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { listNewestCards } from "#app/site/vehicles/gated/newest-cards.server.ts";
import { findPriceAlertAddress } from "#app/site/vehicles/gated/price-alert-link.ts";
import { findSimilarBehindGate } from "#app/site/vehicles/gated/gated-index.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import type { CardPicture, CardVehicle } from "#app/site/vehicles/presented.ts";
import { savedCopy } from "./copy.ts";

export interface SavedPageData {
  readonly way: ReturnType<typeof buildCrumbs>;
  /** It says that somebody's list was opened by its link, not the visitor's own. */
  readonly isShared: boolean;
  /** All of it is saved here, so the visitor opened the link of their own list, to send it. */
  readonly isOwnLink: boolean;
  /** The visitor pressed a heart without scripts, and their browser kept no cookie: the address names the car. */
  readonly areCookiesRefused: boolean;
  readonly vehicles: readonly CardVehicle[];
  /** Forms for mail about a car's price, by VIN; cars whose price no mail may say have none. */
  readonly priceAlerts: Readonly<Record<string, string>>;
  readonly sold: readonly SoldCar[];
  /** They are neither for sale nor recently sold, as far as this visitor may know. */
  readonly missingVins: VinList;
  /** Cars to look at next, none of which is on the list. */
  readonly further: FurtherCars;
  /** The visitor's own list holds these of them. */
  readonly savedVins: VinList;
  readonly inventoryAddress: string;
}

/** They resemble the sold ones; else, where a list is short, those on it; and an empty one has the newest. */
interface FurtherCars {
  readonly nearTo: "sold" | "saved" | "nothing";
  readonly vehicles: readonly CardVehicle[];
}

interface SoldCar {
  readonly vin: string;
  readonly name: string;
  readonly address: string;
  /** It reads "November 19". */
  readonly goneOn: string;
  readonly picture: CardPicture;
}

type SavedPorts = Pick<AppPorts, "profile" | "clock" | "index" | "inventory">;
type SavedFacts = Pick<
  RequestFacts,
  "gate" | "language" | "savedVins" | "visitor"
>;

/** One row of cards. */
const FURTHER_COUNT = 4;

export async function savedPage(
  ports: SavedPorts,
  facts: SavedFacts,
  {
    query,
    areCookiesRefused,
  }: { readonly query: URLSearchParams; readonly areCookiesRefused: boolean },
): Promise<SavedPageData> {
  const { gate, language, savedVins } = facts;
  const isShared = query.has("vins");
  const vins = isShared
    ? parseVinList(query.getAll("vins").join(","), MAX_SAVED)
    : savedVins;
  const vehicles = listVisibleCards(ports, facts, vins);
  const rest = vins.filter((vin) => vehicles.every((it) => it.vin !== vin));
  const sold = await listSold(ports, gate, rest);
  const { profile } = ports;
  const t = createTranslator(savedCopy, profile.texts[language], language);
  return {
    way: buildCrumbs(profile, { language }, [], t("title")),
    isShared,
    isOwnLink:
      isShared &&
      savedVins.length > 0 &&
      savedVins.every((vin) => vins.includes(vin)) &&
      vins.every((vin) => savedVins.includes(vin)),
    areCookiesRefused,
    vehicles,
    priceAlerts: Object.fromEntries(
      vehicles.flatMap((it) => {
        const address = findPriceAlertAddress(it, profile, language);
        return address === null ? [] : [[it.vin, address]];
      }),
    ),
    sold: sold.map((it) => toSoldCar(ports, it, language)),
    missingVins: rest.filter((vin) =>
      sold.every(({ vehicle }) => vehicle.vin !== vin),
    ),
    further: listFurther(ports, facts, { vins, sold, isShared }),
    savedVins: savedVins.filter((vin) => vins.includes(vin)),
    inventoryAddress: getPageAddress("searchVehicles", { language }),
  };
}

type Sold = StockedVehicle & { readonly goneAtMs: number };

/** Their own pages still say that they were sold. */
async function listSold(
  { index, inventory, clock, profile }: SavedPorts,
  gate: Gate,
  vins: VinList,
): Promise<readonly Sold[]> {
  const since = clock.nowMs() - profile.pricing.goneDays * DAY_MS;
  const found = await Promise.all(
    vins.map((vin) =>
      findStockedBehindGate({ index, inventory }, toListGate(gate), vin),
    ),
  );
  return found.flatMap((stocked) => {
    if (stocked === null || stocked.goneAtMs === null) return [];
    const { goneAtMs } = stocked;
    if (goneAtMs < since) return [];
    return [{ ...stocked, goneAtMs }];
  });
}

function toSoldCar(
  { profile }: SavedPorts,
  { vehicle, goneAtMs }: Sold,
  language: string,
): SoldCar {
  const store = profile.stores.find(({ id }) => id === vehicle.storeId);
  return {
    vin: vehicle.vin,
    name: formatFullVehicleName(vehicle),
    address: getVehicleAddress(vehicle, { language }),
    goneOn: new Intl.DateTimeFormat(toLocale(language), {
      timeZone: store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC",
      month: "long",
      day: "numeric",
    }).format(goneAtMs),
    picture: {
      illustration: getIllustrationAddress(getIllustration(vehicle)),
      photo: null,
    },
  };
}

function listFurther(
  ports: SavedPorts,
  facts: SavedFacts,
  {
    vins,
    sold,
    isShared,
  }: Pick<SavedPageData, "isShared"> & {
    readonly vins: VinList;
    readonly sold: readonly Sold[];
  },
): FurtherCars {
  if (sold.length > 0)
    return {
      nearTo: "sold",
      vehicles: listSimilar(
        ports,
        facts,
        sold.map(({ vehicle }) => vehicle),
        vins,
      ),
    };
  const saved = vins.flatMap(
    (vin) => findVisible(ports, facts.gate, vin) ?? [],
  );
  if (saved.length > 0)
    return {
      nearTo: "saved",
      vehicles:
        saved.length < FURTHER_COUNT
          ? listSimilar(ports, facts, saved, vins)
          : [],
    };
  return {
    nearTo: "nothing",
    vehicles: isShared ? [] : listNewestCards(ports, facts, FURTHER_COUNT),
  };
}

/** Of so many near ones, enough are of different models and trims. */
const NEAR_COUNT = 24;

/** The nearest vehicle of each one is taken in turn, one of a model and trim, until there are enough. */
function listSimilar(
  ports: SavedPorts,
  facts: SavedFacts,
  seeds: readonly Parameters<InventoryIndex["similar"]>[0][],
  vins: VinList,
) {
  const lists = seeds
    .slice(0, FURTHER_COUNT)
    .map((seed) =>
      findSimilarBehindGate(ports.index, facts.gate, seed, NEAR_COUNT).filter(
        ({ vin }) => !vins.includes(vin),
      ),
    );
  const inTurn = Array.from({ length: NEAR_COUNT }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();
  const byKind = Map.groupBy(inTurn, ({ make, model, trim }) =>
    JSON.stringify([make, model, trim]),
  );
  const unique = [...byKind.values()].flatMap(([first]) => first ?? []);
  return buildCards(ports, facts, unique.slice(0, FURTHER_COUNT));
}
