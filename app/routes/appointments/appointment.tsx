import { AppointmentPage } from "#app/features/appointments/appointment-page.tsx";
import {
  appointmentHead,
  appointmentPage,
} from "#app/features/appointments/appointment-page.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/appointment.ts";

export { buildSecretHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const page = await appointmentPage(
    context.get(portsContext),
    context.get(requestContext),
    { token: params.token, url },
  );
  return withHead({ context, url }, requirePage(page, url), appointmentHead);
}

export default function Appointment() {
  return <AppointmentPage page={usePageData<typeof loader>()} />;
}
