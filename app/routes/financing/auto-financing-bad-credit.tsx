import { useLoaderData } from "react-router";
import { BadCreditPage } from "#app/features/auto-financing/bad-credit-page.tsx";
import { badCreditPage } from "#app/features/auto-financing/bad-credit.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { packPageData, unpackPageData } from "#app/site/shell/page-data.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/auto-financing-bad-credit.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, "badCreditFinancing", url);
  return packPageData(badCreditPage(ports, context.get(requestContext)));
}

export default function BadCredit() {
  return (
    <BadCreditPage page={unpackPageData(useLoaderData<typeof loader>())} />
  );
}
