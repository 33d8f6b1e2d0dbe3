import { useActionData } from "react-router";
import { SellSent } from "#app/features/sell-trade/sell-form.tsx";
import {
  buildSellFormData,
  sellSentHead,
  yourVehicleHead,
} from "#app/features/sell-trade/sell-trade.server.ts";
import { sendSell } from "#app/features/sell-trade/send-sell.server.ts";
import { YourVehiclePage } from "#app/features/sell-trade/your-vehicle-page.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/sell-trade-your-vehicle.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

const PAGE = "sellTradeYourVehicle";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  const form = buildSellFormData(ports, facts, PAGE);
  const reference = readReference(url);
  return withHead(
    { context, url },
    { form, reference },
    reference === null ? yourVehicleHead : sellSentHead,
  );
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  return sendSell(ports, facts, PAGE, request);
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
