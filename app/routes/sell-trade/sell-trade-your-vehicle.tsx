import { useActionData } from "react-router";
import { SellSent } from "#app/features/sell-trade/sell-sent.tsx";
import { findSellFormData } from "#app/features/sell-trade/sell-trade.server.ts";
import { sendSell } from "#app/features/sell-trade/send-sell.server.ts";
import { YourVehiclePage } from "#app/features/sell-trade/your-vehicle-page.tsx";
import { portsContext, requestContext } from "#app/ports.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { readReference } from "#app/site/forms/sending/reference-address.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/sell-trade-your-vehicle.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import {
  sellSentHead,
  yourVehicleHead,
} from "#app/features/sell-trade/sell-heads.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/sending/send-form.ts";

const PAGE = "sellTradeYourVehicle";

export async function loader({ url, context }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, PAGE, url);
  const form = findSellFormData(ports, context.get(requestContext), PAGE);
  const reference = readReference(url);
  return withHead(
    { context, url },
    { form, reference },
    reference === null ? yourVehicleHead : sellSentHead,
  );
}

export function action({ request, url, context }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, PAGE, url);
  return sendSell(ports, context.get(requestContext), PAGE, request);
}

export default function SellTradeYourVehicle() {
  const { form, reference } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return reference === null ? (
    <YourVehiclePage form={form} reply={reply} />
  ) : (
    <SellSent reference={reference} offerValidDays={form.offerValidDays} />
  );
}
