import { useEffect, useState } from "react";
import { useAddress } from "#app/site/page/use-address.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

type Cards = ReadonlyMap<string, CardVehicle>;

/** The cards of vehicles that may stand on no page in sight; one that cannot be had is left out. */
export function useCarCards(vins: readonly string[]): Cards {
  const [cards, setCards] = useState<Cards>(new Map());
  const toAddress = useAddress();
  const missing = vins.filter((vin) => !cards.has(vin)).join(",");
  useEffect(() => {
    if (missing === "") return;
    const abort = new AbortController();
    fetch(toAddress(`/api/cards?vins=${missing}`), { signal: abort.signal })
      .then((answer) => (answer.ok ? answer.json() : { vehicles: [] }))
      .then(
        ({ vehicles }: { readonly vehicles: readonly CardVehicle[] }) =>
          setCards(
            (before) =>
              new Map([
                ...before,
                ...vehicles.map((it) => [it.vin, it] as const),
              ]),
          ),
        // The bar goes on without pictures.
        () => {},
      );
    return () => abort.abort();
  }, [missing, toAddress]);
  return cards;
}
