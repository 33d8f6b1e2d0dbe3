import {
  stopContact,
  stopContactHead,
  stopContactPage,
} from "#app/features/stop-contact/stop-contact.server.ts";
import { StopContactPage } from "#app/features/stop-contact/stop-contact-page.tsx";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/stop-contact.ts";

export { buildSecretHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await stopContactPage(
    context.get(portsContext),
    context.get(requestContext),
    url.searchParams,
  );
  return withHead({ context, url }, page, stopContactHead);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await stopContact(
    context.get(portsContext),
    context.get(requestContext),
    { request, query: url.searchParams },
  );
  return requirePage(answer, url);
}

export default function StopContact() {
  return <StopContactPage page={usePageData<typeof loader>()} />;
}
