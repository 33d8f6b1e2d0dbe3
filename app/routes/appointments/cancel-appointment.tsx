import { useActionData } from "react-router";
import { appointmentHead } from "#app/features/appointments/appointment-page.server.ts";
import { CancelPage } from "#app/features/appointments/cancel-page.tsx";
import {
  cancelPage,
  sendCancellation,
} from "#app/features/appointments/cancel-page.server.ts";
import type { ManageReply } from "#app/features/appointments/manage-frame.tsx";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/cancel-appointment.ts";

export { buildSecretHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const page = await cancelPage(
    context.get(portsContext),
    context.get(requestContext),
    params.token,
  );
  return withHead({ context, url }, requirePage(page, url), appointmentHead);
}

export async function action({
  request,
  url,
  context,
  params,
}: Route.ActionArgs) {
  const answer = await sendCancellation(
    context.get(portsContext),
    context.get(requestContext),
    { token: params.token, request },
  );
  return requirePage(answer, url);
}

export default function CancelAppointment() {
  return (
    <CancelPage
      page={usePageData<typeof loader>()}
      reply={useActionData<ManageReply>()}
    />
  );
}
