import {
  MAX_VIEWED,
  parseVinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { listVisibleCards } from "#app/site/vehicles/gated/visible-vehicles.server.ts";

interface CardsArgs {
  readonly url: URL;
  readonly context: LoadContext;
}

/** `{ vehicles: CardVehicle[] }` of `?vins=A,B`, as far as this visitor may see them. */
export function loader({ url, context }: CardsArgs) {
  const vins = parseVinList(url.searchParams.get("vins"), MAX_VIEWED);
  const vehicles = listVisibleCards(
    context.get(portsContext),
    context.get(requestContext),
    vins,
  );
  return Response.json(
    { vehicles },
    {
      headers: {
        // Private: what a visitor may see depends on them.
        "Cache-Control": "private, no-cache",
        "X-Robots-Tag": "noindex",
      },
    },
  );
}
