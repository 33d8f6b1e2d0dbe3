import { getPageAddress } from "#app/domain/address/page-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import {
  differs,
  MAX_COMPARED,
  parseVinList,
  type VinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import type { PriceKey } from "#app/domain/gate/gate.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { listNewestCards } from "#app/site/vehicles/gated/newest-cards.server.ts";
import { findVisible } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import { formatCardName } from "#app/site/vehicles/cards/vehicle-name.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { buildCompareGroups } from "./compare-rows.server.ts";
import { findBest } from "./compare-row.ts";
import { listRecords } from "./compared-records.server.ts";
import { buildVerdicts } from "./compare-verdicts.server.ts";
import { compareCopy } from "./copy.ts";

export interface ComparePageData {
  readonly way: ReturnType<typeof buildCrumbs>;
  readonly cars: readonly CardVehicle[];
  /** What speaks for each, in words, in the order of the cars; null where nothing does. */
  readonly verdicts: readonly (readonly SaidVerdict[])[] | null;
  /** These cars cost least; none where that is not known. */
  readonly cheapest: readonly number[];
  /** What differs; of a single car, all that is known. */
  readonly groups: readonly CompareGroup[];
  /** What all of several cars have alike. */
  readonly sameGroups: readonly CompareGroup[];
  /** Where nothing is compared: cars to begin with. */
  readonly newest: readonly CardVehicle[];
  readonly refused: readonly string[];
  /** It counts how many of the cars asked for the visitor may not see. */
  readonly missingCount: number;
  readonly inventoryAddress: string;
  readonly hasSaved: boolean;
  /** The visitor chose a car without scripts, and their browser kept no cookie: the address names the car. */
  readonly areCookiesRefused: boolean;
  /** The visitor came from here, and chooses the next car there. */
  readonly returnTo: string | null;
}

export interface CompareGroup {
  readonly title: string;
  /** So many of its first rows are named in the verdicts, and stay in sight. */
  readonly praisedCount?: number;
  readonly rows: readonly CompareRow[];
}

export interface CompareRow {
  readonly label: string;
  /** With `mark`, a car has the feature or does not say so; with `change`, its price changed or did not. */
  readonly kind: "text" | "mark" | "change";
  /** The values follow the order of the cars; null says nothing. */
  readonly values: readonly (string | null)[];
  /** A figure may not stand without them. */
  readonly terms?: readonly (string | null)[];
  /** They open what is kept back of a car, which has no value until then. */
  readonly keys?: readonly (PriceKey | null)[];
  /** They stand below the values, which they set side by side: "$38 a month more". */
  readonly notes?: readonly (string | null)[];
  /** These cars have the best value of the row. */
  readonly best?: readonly number[];
}

export interface SaidVerdict {
  readonly text: string;
  /** It names what the text counts; null where it counts nothing. */
  readonly more: string | null;
}

export type ComparePorts = Pick<
  AppPorts,
  "profile" | "clock" | "index" | "inventory"
>;
type CompareFacts = Pick<
  RequestFacts,
  "gate" | "language" | "savedVins" | "comparedVins" | "visitor"
>;

/** The address is read for this many cars, so that the ones refused beyond the limit can be named. */
const MAX_ASKED = 12;

/** One row of cards. */
const NEWEST_COUNT = 4;

/** The cars come from the address, else from the visitor's choice. */
export async function comparePage(
  ports: ComparePorts,
  facts: CompareFacts,
  {
    query,
    areCookiesRefused,
  }: { readonly query: URLSearchParams; readonly areCookiesRefused: boolean },
): Promise<ComparePageData> {
  const { profile, index } = ports;
  const { gate, language, savedVins, visitor } = facts;
  const asked = readAskedVins(query) ?? facts.comparedVins;
  const visible = asked.flatMap((vin) => findVisible(ports, gate, vin) ?? []);
  const records = await listRecords(
    ports,
    gate,
    visible.slice(0, MAX_COMPARED).map(({ vin }) => vin),
  );
  const shown = records.flatMap(({ vin }) => index.find(vin) ?? []);
  const cars = buildCards(ports, facts, shown);
  const refused = buildCards(ports, facts, visible.slice(MAX_COMPARED));
  const groups = buildCompareGroups(records, profile, language, visitor);
  const returnTo = query.get("returnTo");
  const isOneCar = records.length < 2;
  const t = createTranslator(compareCopy, profile.texts[language], language);
  return {
    way: buildCrumbs(
      profile,
      { language },
      [{ page: "searchVehicles", label: t("allCars") }],
      t("title"),
    ),
    cars,
    verdicts: buildVerdicts(records, profile, language),
    cheapest: findBest(
      cars.map(({ price }) =>
        price.state === "shown" ? -price.dollars : null,
      ),
    ),
    groups: isOneCar ? groups : pickRows(groups, true),
    sameGroups: isOneCar ? [] : pickRows(groups, false),
    newest: cars.length > 0 ? [] : listNewestCards(ports, facts, NEWEST_COUNT),
    refused: refused.map(formatCardName),
    missingCount: asked.length - cars.length - refused.length,
    inventoryAddress: getPageAddress("searchVehicles", { language }),
    areCookiesRefused,
    hasSaved: savedVins.some((vin) => !asked.includes(vin)),
    returnTo: returnTo === null ? null : toSafeReturnAddress(returnTo),
  };
}

function pickRows(
  groups: readonly CompareGroup[],
  areDifferent: boolean,
): readonly CompareGroup[] {
  return groups
    .map(({ rows, ...group }) => ({
      ...group,
      rows: rows.filter((row) => isDifferent(row) === areDifferent),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Two figures with different terms are not alike, and nobody knows it of two that are kept back. */
function isDifferent({ values, terms = [], keys = [] }: CompareRow): boolean {
  return differs(values) || differs(terms) || keys.some((key) => key !== null);
}

export function readAskedVins(query: URLSearchParams): VinList | null {
  if (!query.has("vins")) return null;
  return parseVinList(query.getAll("vins").join(","), MAX_ASKED);
}
