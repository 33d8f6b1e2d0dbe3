import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { getHeroAddressInTurn } from "#app/domain/illustration/illustration-address.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { toListGate } from "#app/domain/gate/gate.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { capitalize } from "#app/site/page/format.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";
import { tellsPrices } from "#app/site/vehicles/gated/tells-prices.ts";

type SearchPorts = Pick<AppPorts, "profile" | "index">;
type SearchFacts = Pick<RequestFacts, "gate" | "language">;
type BodyStyleSettings = StoreProfile["search"]["bodyStyles"][number];

/** Null stands for a sentence that says nothing. */
export type ReadSentence = (
  words: string,
) => { readonly search: InventorySearch; readonly address: string } | null;

/** A suggestion that leads nowhere is worse than none, so only searches that find something are suggested. */
export function listSuggestions(
  ports: SearchPorts,
  { gate, language }: SearchFacts,
  readSentence: ReadSentence,
) {
  return ports.profile.search.suggestions.flatMap((text) => {
    const words = text[language];
    const read = readSentence(words);
    const found = read && searchBehindGate(ports, gate, read.search)?.total;
    return read && found ? [{ words, address: read.address }] : [];
  });
}

export function listBodyStyleLinks(
  ports: SearchPorts,
  facts: SearchFacts,
  everything: InventoryResults | null,
) {
  const { profile } = ports;
  const { language } = facts;
  const counts = new Map(
    everything?.counts.bodystyle.map(({ value, count }) => [value, count]),
  );
  return profile.search.bodyStyles.flatMap((style) => {
    const { name, value, icon, image, active } = style;
    const count = counts.get(value) ?? 0;
    if (!active || count === 0) return [];
    const search = { ...EVERYTHING, values: { bodystyle: [value] } };
    const address = formatSearchAddress(search, { language });
    return {
      value,
      name: name[language],
      count,
      address,
      icon,
      image,
      startingDollars: findStartingDollars(ports, facts, style),
    };
  });
}

/** Null where nothing is said, where prices are locked, and where no car costs as little any more. */
function findStartingDollars(
  ports: SearchPorts,
  { gate }: SearchFacts,
  { value, starting_price: dollars }: BodyStyleSettings,
): number | null {
  if (dollars === 0) return null;
  if (toListGate(gate).lockedPriceGroups.length > 0) return null;
  const found = searchBehindGate(ports, gate, {
    ...EVERYTHING,
    values: { bodystyle: [value] },
    ranges: { price: { max: dollars } },
  });
  return found === null || found.total === 0 ? null : dollars;
}

/** A profile's search that finds nothing now is left out. */
export function listSpecialFilterCards(
  ports: SearchPorts,
  { gate, language }: SearchFacts,
) {
  return ports.profile.search.specialFilters.flatMap(
    ({ title, description, path }, at) => {
      const search = findSearchByPath(path, ports.profile);
      const found = search && searchBehindGate(ports, gate, search);
      if (!search || !found || found.total === 0) return [];
      const isCounted = !tellsPrices(search, gate);
      return {
        title: title[language],
        description: isCounted
          ? description[language]
          : capitalize(description[language]),
        /** Null where it would say what cars cost. */
        count: isCounted ? found.total : null,
        address: formatSearchAddress(search, { language }),
        illustration: getHeroAddressInTurn(CARD_CARS, at),
      };
    },
  );
}

/** The pictures are decoration: the cars on the cards differ, whatever the searches find. */
const CARD_CARS = [
  { bodystyle: "sedans", paintKey: "teal", variant: 29 },
  { bodystyle: "coupes", paintKey: "red", variant: 30 },
  { bodystyle: "suvs", paintKey: "green", variant: 31 },
  { bodystyle: "suvs", paintKey: "black", variant: 27 },
] as const;
