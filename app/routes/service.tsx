import { useActionData, useLoaderData } from "react-router";
import { sendService } from "#app/features/service/send-service.server.ts";
import { ServicePage } from "#app/features/service/service-page.tsx";
import { ServiceSent } from "#app/features/service/service-sent.tsx";
import { servicePage } from "#app/features/service/service.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { shownReference } from "#app/site/forms/reference-address.ts";
import { pageNotFound } from "#app/site/shell/page-not-found.ts";
import { isPageOn } from "#app/site/store/built-pages.ts";
import type { Route } from "./+types/service.ts";

export { privatePage as headers } from "#app/site/forms/private-page.ts";
export { sendForm as clientAction } from "#app/site/forms/send-form.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const page = servicePage(
    context.get(portsContext),
    context.get(requestContext),
  );
  if (page === null) throw pageNotFound(url);
  return { page, reference: shownReference(url) };
}

export function action({ request, url, context }: Route.ActionArgs) {
  const ports = context.get(portsContext);
  if (!isPageOn(ports.profile, "service")) throw pageNotFound(url);
  return sendService(ports, context.get(requestContext), request);
}

export default function Service() {
  const { page, reference } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return reference === null ? (
    <ServicePage page={page} reply={reply} />
  ) : (
    <ServiceSent reference={reference} />
  );
}
