import { useEffect, useState } from "react";
import { useAddress } from "#app/site/page/use-address.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { MOST_IN_ROW } from "./most-in-row.ts";
import { ViewedRow } from "./viewed-row.tsx";

/** The row is empty until the cards have loaded, or if they cannot. */
export function ViewedCards({ vins }: { readonly vins: readonly string[] }) {
  const [vehicles, setVehicles] = useState<readonly CardVehicle[]>([]);
  const toAddress = useAddress();
  useEffect(() => {
    const abort = new AbortController();
    fetch(toAddress(`/api/cards?vins=${vins.join(",")}`), {
      signal: abort.signal,
    })
      .then((answer) => (answer.ok ? answer.json() : { vehicles: [] }))
      .then(
        (cards: { readonly vehicles: readonly CardVehicle[] }) =>
          setVehicles(cards.vehicles.slice(0, MOST_IN_ROW)),
        // The browser is offline, or the page is already gone.
        () => {},
      );
    return () => abort.abort();
  }, [vins, toAddress]);
  if (vehicles.length === 0) return null;
  return <ViewedRow vehicles={vehicles} drop={null} />;
}
