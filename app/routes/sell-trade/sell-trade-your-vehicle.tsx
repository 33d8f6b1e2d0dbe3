import { redirect, useActionData } from "react-router";
import { SellSent } from "#app/features/sell-trade/sell-form.tsx";
import {
  buildSellFormData,
  sellSentHead,
  yourVehicleHead,
} from "#app/features/sell-trade/sell-trade.server.ts";
import { sendSell } from "#app/features/sell-trade/send-sell.server.ts";
import { YourVehiclePage } from "#app/features/sell-trade/your-vehicle-page.tsx";
import { openTradeLink } from "#app/features/valuation/page/open-link.server.ts";
import { sendValuation } from "#app/features/valuation/page/send-valuation.server.ts";
import {
  valuationHead,
  valuationPage,
} from "#app/features/valuation/page/valuation-page.server.ts";
import { ValuationPages } from "#app/features/valuation/page/valuation-pages.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/sell-trade-your-vehicle.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

const PAGE = "sellTradeYourVehicle";

/** Spec §2 knows a simple form and one that values the vehicle: the profile says which one stands here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  if (!isPartOn(ports.profile, "valuation")) {
    const form = buildSellFormData(ports, facts, PAGE);
    const page = {
      kind: "simple" as const,
      form,
      reference: readReference(url),
    };
    return withHead({ context, url }, page, (it, site) =>
      it.reference === null
        ? yourVehicleHead(it, site)
        : sellSentHead(it, site),
    );
  }
  const token = url.searchParams.get("trade");
  if (token !== null) throw await openTradeLink(ports, facts, token);
  const page = await valuationPage(ports, facts, url.searchParams);
  if (page.kind === "elsewhere") throw redirect(page.address, 302);
  return withHead({ context, url }, page, valuationHead);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  if (!isPartOn(ports.profile, "valuation"))
    return sendSell(ports, facts, PAGE, request);
  const query = url.searchParams;
  return requirePage(
    await sendValuation(ports, facts, { query, request }),
    url,
  );
}

export default function SellTradeYourVehicle() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (page.kind !== "simple")
    return <ValuationPages page={page} reply={reply} />;
  const { form, reference } = page;
  return reference === null ? (
    <YourVehiclePage form={form} reply={reply} />
  ) : (
    <SellSent reference={reference} offerValidDays={form.offerValidDays} />
  );
}
