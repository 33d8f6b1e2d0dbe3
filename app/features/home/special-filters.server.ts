import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { AppPorts } from "#app/ports.ts";
import type { SpecialFilterCard } from "./home-view.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/search-of-path.server.ts";

/** The cards show the profile's own searches with what they find now; a search that finds nothing is left out. */
export function listSpecialFilterCards(
  ports: Pick<AppPorts, "profile" | "index">,
  gate: Gate,
  language: Language,
): SpecialFilterCard[] {
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
        illustration: getIllustrationAddress(getCardCar(at), "profile-left", {
          crop: "hero",
        }),
      };
    },
  );
}

/** The pictures are decoration: the cars on the cards differ, whatever the searches find. */
const CARD_CARS: readonly Illustration[] = [
  { bodystyle: "sedans", paintKey: "teal", variant: 29 },
  { bodystyle: "coupes", paintKey: "red", variant: 30 },
  { bodystyle: "suvs", paintKey: "green", variant: 31 },
  { bodystyle: "suvs", paintKey: "black", variant: 27 },
];

function getCardCar(at: number): Illustration {
  const car = CARD_CARS[at % CARD_CARS.length];
  if (car === undefined) throw new Error("There are no cars for the cards.");
  return car;
}
