import { redirect, useActionData } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { AlertFormPage } from "#app/features/alerts/alert-form-page.tsx";
import {
  alertFormHead,
  alertFormPage,
  askPriceAlert,
} from "#app/features/alerts/alert-form.server.ts";
import { sendAlertRequest } from "#app/features/alerts/send-alert-request.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/price-alert.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

interface AskedRequest {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: { readonly vin: string };
}

/** A sold car's own page says that it is sold, and offers an alert for one like it. */
async function requireAsked({ url, context, params }: AskedRequest) {
  const asked = requirePage(
    await askPriceAlert(
      context.get(portsContext),
      context.get(requestContext),
      params,
    ),
    url,
  );
  if (!("kind" in asked)) return asked;
  throw redirect(
    addClickIdentifiers(asked.vehicleAddress, url.searchParams),
    302,
  );
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const asked = await requireAsked({ url, context, params });
  if (url.pathname !== asked.action)
    throw redirect(asked.action + url.search, 301);
  const page = alertFormPage(
    context.get(portsContext),
    context.get(requestContext),
    { asked, isSent: url.searchParams.has("sent") },
  );
  return withHead({ context, url }, page, alertFormHead);
}

export async function action({
  request,
  url,
  context,
  params,
}: Route.ActionArgs) {
  const asked = await requireAsked({ url, context, params });
  return sendAlertRequest(
    context.get(portsContext),
    context.get(requestContext),
    { asked, request },
  );
}

export default function PriceAlert() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return <AlertFormPage page={page} reply={reply} />;
}
