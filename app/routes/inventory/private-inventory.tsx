import { useActionData } from "react-router";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { hasRestrictions } from "#app/domain/gate/gate.ts";
import { privateInventoryPage } from "#app/features/private-inventory/private-inventory.server.ts";
import { PrivateInventoryPage } from "#app/features/private-inventory/private-inventory-page.tsx";
import { sendUnlock } from "#app/features/private-inventory/send-unlock.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { buildNotFoundError } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/private-inventory.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { privateInventoryHead } from "#app/features/private-inventory/private-inventory-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

/** A dealership that keeps nothing back has no such page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  if (!hasRestrictions(ports.profile.restrictions))
    throw buildNotFoundError(url);
  const returnTo = url.searchParams.get("returnTo");
  const page = privateInventoryPage(ports, facts, returnTo);
  const shown = {
    ...page,
    inventoryAddress: getPageAddress("searchVehicles", {
      language: facts.language,
    }),
  };
  return withHead({ context, url }, shown, privateInventoryHead);
}

export function action({ request, context, url }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  if (!hasRestrictions(ports.profile.restrictions))
    throw buildNotFoundError(url);
  return sendUnlock(ports, context.get(requestContext), request);
}

export default function PrivateInventory() {
  const { inventoryAddress, ...page } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <PrivateInventoryPage
      page={page}
      reply={reply}
      inventoryAddress={inventoryAddress}
    />
  );
}
