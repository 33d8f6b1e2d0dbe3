import { useLoaderData } from "react-router";
import { PlansPage } from "#app/features/protection-plans/plans-page.tsx";
import { plansPage } from "#app/features/protection-plans/plans.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { requirePageOn } from "#app/site/shell/page-not-found.ts";
import type { Route } from "./+types/protection-plans.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { gate, language } = context.get(requestContext);
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, "vehicleProtectionPlans", url);
  return plansPage(ports, gate, language);
}

export default function Plans() {
  return <PlansPage page={useLoaderData<typeof loader>()} />;
}
