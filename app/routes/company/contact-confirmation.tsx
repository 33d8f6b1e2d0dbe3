import { getPageAddress } from "#app/domain/address/page-address.ts";
import {
  ContactConfirmation,
  NoConfirmation,
} from "#app/features/confirmation/contact-confirmation.tsx";
import { readConfirmation } from "#app/features/confirmation/confirmation.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import type { Route } from "./+types/contact-confirmation.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { confirmationHead } from "#app/features/confirmation/confirmation-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn(
    { context, url },
    "contactConfirmation",
  );
  const { profile } = ports;
  const { language } = facts;
  const receipt = await readConfirmation(ports, facts, url);
  const contactAddress = isPageOn(profile, "contact")
    ? getPageAddress("contact", { language })
    : null;
  return withHead(
    { context, url },
    { receipt, contactAddress },
    confirmationHead,
  );
}

export default function Confirmation() {
  const { receipt, contactAddress } = usePageData<typeof loader>();
  return receipt === null ? (
    <NoConfirmation contactAddress={contactAddress} />
  ) : (
    <ContactConfirmation receipt={receipt} />
  );
}
