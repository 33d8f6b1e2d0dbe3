import { nameByVin } from "#app/features/valuation/start/identify-vehicle.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { portsContext } from "#app/ports.ts";
import { readFormData } from "#app/site/forms/sending/read-post.server.ts";
import { isPageOn, isPartOn } from "#app/site/page/built-pages.ts";
import type { Route } from "./+types/vehicle-name.ts";

const HEADERS = { "Cache-Control": "no-store" };

/** The name of a visitor's own vehicle, `{ "name": "2016 Honda Accord Sport" }`, or null where its VIN does not say it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { vins, profile } = context.get(portsContext);
  if (!asksForVehicles(profile)) return answerNotFound();
  const vin = (await readFormData(request))?.get("vin");
  const name = typeof vin === "string" ? await nameByVin(vins, vin) : null;
  return Response.json({ name }, { headers: HEADERS });
}

export function loader({ context }: Route.LoaderArgs) {
  return asksForVehicles(context.get(portsContext).profile)
    ? new Response(null, { status: 405, headers: { Allow: "POST" } })
    : answerNotFound();
}

/** The forms that a VIN is typed into. */
function asksForVehicles(profile: StoreProfile): boolean {
  return isPartOn(profile, "valuation") || isPageOn(profile, "serviceSchedule");
}

function answerNotFound(): Response {
  return Response.json({ name: null }, { status: 404, headers: HEADERS });
}
