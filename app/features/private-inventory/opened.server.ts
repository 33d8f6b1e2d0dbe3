import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import { nameLockedPrices } from "#app/site/gate/locked-prices.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { listNewestCards } from "#app/site/vehicles/gated/newest-cards.server.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { privateListsCopy } from "./copy.ts";

/** The newest of what was private, which is cars or the prices of all. */
export interface OpenedView {
  /** Prices that wait for the terms are on no card yet, which leads to the questions instead. */
  readonly what: "cars" | "prices" | "terms";
  readonly cards: readonly CardVehicle[];
  /** The lists of private cars alone; none where cars were not private. */
  readonly lists: readonly { readonly label: string; readonly href: string }[];
  /** "Used prices", where cars have opened and these prices have not. */
  readonly lockedPrices: string | null;
}

export const SHOWN_CARS = 4;

type Ports = Pick<AppPorts, "profile" | "index" | "clock">;
type Facts = Pick<RequestFacts, "gate" | "visitor" | "language">;

export function listOpened(
  ports: Ports,
  facts: Facts,
  areTermsOpen: boolean,
): OpenedView {
  const groups = listPrivateGroups(ports.profile);
  if (groups.length === 0)
    return {
      what: areTermsOpen ? "terms" : "prices",
      cards: listNewestCards(ports, facts, SHOWN_CARS),
      lists: [],
      lockedPrices: null,
    };
  const cards = groups.flatMap((group) =>
    listNewestCards(ports, facts, SHOWN_CARS, {}, group),
  );
  return {
    what: "cars",
    cards: cards.slice(0, SHOWN_CARS),
    lists: listLists(ports, facts, groups),
    lockedPrices: areTermsOpen
      ? nameLockedPrices(ports.profile, facts.gate, facts.language)
      : null,
  };
}

/** The group `search` hides every list. */
function listPrivateGroups({
  conditions,
  restrictions,
}: Pick<
  StoreProfile,
  "conditions" | "restrictions"
>): StoreProfile["conditions"] {
  return conditions.filter(
    (group) =>
      restrictions.search.unlockInventory ||
      restrictions[group].unlockInventory,
  );
}

/** Assumption A482: no list has two conditions, so each private one has its own; all of them are the list of all. */
function listLists(
  ports: Ports,
  { gate, language }: Facts,
  groups: StoreProfile["conditions"],
): OpenedView["lists"] {
  const { conditions, texts } = ports.profile;
  const t = createTranslator(privateListsCopy, texts[language], language);
  const tGate = createTranslator(gateServerCopy, texts[language], language);
  const areAll = groups.length === conditions.length;
  const asked: readonly InventorySearch["condition"][] = areAll
    ? ["all"]
    : groups;
  return asked.flatMap((condition) => {
    const search: InventorySearch = { ...EVERYTHING, condition };
    const count = searchBehindGate(ports, gate, search)?.total ?? 0;
    return count === 0
      ? []
      : {
          label:
            condition === "all" || groups.length === 1
              ? t("seeAll", { count })
              : t("seeGroup", { count, group: tGate(`group.${condition}`) }),
          href: formatSearchAddress(search, { language }),
        };
  });
}
