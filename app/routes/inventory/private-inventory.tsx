import { useActionData } from "react-router";
import {
  privateInventoryHead,
  privateInventoryPage,
} from "#app/features/private-inventory/private-inventory.server.ts";
import { PrivateInventoryPage } from "#app/features/private-inventory/private-inventory-page.tsx";
import { sendUnlock } from "#app/features/private-inventory/send-unlock.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { isUnlockForPrices } from "#app/domain/address/unlock-purpose.ts";
import { tellDialog } from "#app/site/forms/sending/dialog-answer.server.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import { areCookiesRefused } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/private-inventory.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { readReturnTo } from "#app/domain/address/safe-return-address.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";
export { loadAgainUnlessInDialog as shouldRevalidate } from "#app/site/dialogs/dialog-address.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const page = privateInventoryPage(context.get(portsContext), facts, {
    returnTo: readReturnTo(url),
    isForPrices: isUnlockForPrices(url),
    areCookiesRefused: areCookiesRefused(facts, url),
  });
  return withHead(
    { context, url },
    requirePage(page, url),
    privateInventoryHead,
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const answer = await sendUnlock(
    context.get(portsContext),
    context.get(requestContext),
    { request, url },
  );
  return tellDialog(url, requirePage(answer, url));
}

export default function PrivateInventory() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return <PrivateInventoryPage page={page} reply={reply} />;
}
