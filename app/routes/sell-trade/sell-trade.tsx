import { useActionData } from "react-router";
import { SellPage } from "#app/features/sell-trade/sell-page.tsx";
import { SellSent } from "#app/features/sell-trade/sell-form.tsx";
import {
  sellHead,
  sellPage,
  sellSentHead,
} from "#app/features/sell-trade/sell-trade.server.ts";
import { sellCopy } from "#app/features/sell-trade/copy.ts";
import { StartBox } from "#app/features/valuation/start/start-box.tsx";
import { findOwnStart } from "#app/features/valuation/start/start-data.server.ts";
import { sendSell } from "#app/features/sell-trade/send-sell.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import {
  buildNotFoundError,
  requirePageOn,
} from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/sell-trade.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "sellTrade");
  const page = sellPage(ports, facts);
  const reference = readReference(url);
  const start = isPartOn(ports.profile, "valuation")
    ? await findOwnStart(ports, facts, url.searchParams)
    : null;
  return withHead(
    { context, url },
    { page, reference, start },
    reference === null ? sellHead : sellSentHead,
  );
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "sellTrade");
  // The valuation's own page answers its first form.
  if (isPartOn(ports.profile, "valuation")) throw buildNotFoundError(url);
  return sendSell(ports, facts, "sellTrade", request);
}

export default function SellTrade() {
  const { page, reference, start } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  const t = useTexts(sellCopy);
  if (reference !== null)
    return (
      <SellSent
        reference={reference}
        offerValidDays={page.form.offerValidDays}
      />
    );
  return start === null ? (
    <SellPage page={page} reply={reply} />
  ) : (
    <SellPage
      page={page}
      reply={reply}
      start={<StartBox start={start} reply={reply} title={t("title")} />}
    />
  );
}
