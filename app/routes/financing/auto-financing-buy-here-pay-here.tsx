import { useLoaderData } from "react-router";
import { BuyHerePayHerePage } from "#app/features/auto-financing/buy-here-pay-here-page.tsx";
import { buyHerePayHerePage } from "#app/features/auto-financing/buy-here-pay-here.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { packPageData, unpackPageData } from "#app/site/shell/page-data.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/auto-financing-buy-here-pay-here.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, "buyHerePayHere", url);
  return packPageData(buyHerePayHerePage(ports, context.get(requestContext)));
}

export default function BuyHerePayHere() {
  return (
    <BuyHerePayHerePage page={unpackPageData(useLoaderData<typeof loader>())} />
  );
}
