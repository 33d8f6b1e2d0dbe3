import { redirect, useActionData } from "react-router";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { AlertFormPage } from "#app/features/alerts/alert-form-page.tsx";
import {
  alertFormHead,
  alertFormPage,
  askSearchAlert,
} from "#app/features/alerts/alert-form.server.ts";
import { sendAlertRequest } from "#app/features/alerts/send-alert-request.server.ts";
import { nameSearch } from "#app/features/inventory-search/page/search-name.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import {
  buildNotFoundError,
  requirePage,
} from "#app/site/page/page-not-found.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import type { Route } from "./+types/search-alert.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

/** The address is the search's own, below another first segment. */
async function requireAsked(url: URL, context: LoadContext) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const parsed = parseSearchAddress(
    splitLanguage(url.pathname)
      .address.split("/")
      .slice(2)
      .map(decodeURIComponent),
    url.searchParams,
    getSearchAddressRules(ports.profile),
    { language: facts.language },
  );
  if (parsed.kind === "not-found") throw buildNotFoundError(url);
  if (parsed.kind === "redirect")
    throw redirect(
      parsed.location.replace("/search-vehicles", "/search-alert"),
      301,
    );
  const named = requirePage(nameSearch(ports, facts, parsed.search), url);
  return requirePage(await askSearchAlert(ports, facts, named), url);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = await requireAsked(url, context);
  const page = alertFormPage(
    context.get(portsContext),
    context.get(requestContext),
    { asked, isSent: url.searchParams.has("sent") },
  );
  return withHead({ context, url }, page, alertFormHead);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return sendAlertRequest(
    context.get(portsContext),
    context.get(requestContext),
    { asked: await requireAsked(url, context), request },
  );
}

export default function SearchAlert() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return <AlertFormPage page={page} reply={reply} />;
}
