import { redirect, useActionData } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { EmailVehiclePage } from "#app/features/vehicle-inquiry/email-vehicle-page.tsx";
import {
  emailVehicleHead,
  emailVehiclePage,
} from "#app/features/vehicle-inquiry/email-vehicle.server.ts";
import { sendVehicleMail } from "#app/features/vehicle-inquiry/send-vehicle-mail.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/email-vehicle.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const answer = await emailVehiclePage(
    context.get(portsContext),
    context.get(requestContext),
    { vin: params.vin, isSent: url.searchParams.has("sent") },
  );
  const page = requirePage(answer, url);
  if (page.isSold)
    throw redirect(
      addClickIdentifiers(page.vehicleAddress, url.searchParams),
      302,
    );
  if (url.pathname !== page.action)
    throw redirect(page.action + url.search, 301);
  return withHead({ context, url }, page, emailVehicleHead);
}

export async function action({
  request,
  url,
  context,
  params,
}: Route.ActionArgs) {
  const answer = await sendVehicleMail(
    context.get(portsContext),
    context.get(requestContext),
    { vin: params.vin, request },
  );
  return requirePage(answer, url);
}

export default function EmailVehicle() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return <EmailVehiclePage page={page} reply={reply} />;
}
