import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { getHeroAddressInTurn } from "#app/domain/illustration/illustration-address.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";

type SearchPorts = Pick<AppPorts, "profile" | "index">;
type SearchFacts = Pick<RequestFacts, "gate" | "language">;

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
  { profile }: SearchPorts,
  { language }: SearchFacts,
  everything: InventoryResults | null,
) {
  const counts = new Map(
    everything?.counts.bodystyle.map(({ value, count }) => [value, count]),
  );
  return profile.search.bodyStyles.flatMap(({ name, value, active }) => {
    const count = counts.get(value) ?? 0;
    if (!active || count === 0) return [];
    const search = { ...EVERYTHING, values: { bodystyle: [value] } };
    const address = formatSearchAddress(search, { language });
    return { value, name: name[language], count, address };
  });
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
      return {
        title: title[language],
        description: description[language],
        count: found.total,
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
