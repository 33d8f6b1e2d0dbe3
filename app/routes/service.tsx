import { useActionData } from "react-router";
import { sendService } from "#app/features/service/send-service.server.ts";
import { ServicePage } from "#app/features/service/service-page.tsx";
import { ServiceSent } from "#app/features/service/service-form.tsx";
import {
  readServiceReceipt,
  serviceHead,
  servicePage,
} from "#app/features/service/service.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/service.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "service");
  const page = servicePage(ports, facts);
  const receipt = readServiceReceipt(ports, facts, url);
  return withHead({ context, url }, { page, receipt }, serviceHead);
}

export function action({ request, url, context }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "service");
  return sendService(ports, facts, request);
}

export default function Service() {
  const { page, receipt } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return receipt === null ? (
    <ServicePage page={page} reply={reply} />
  ) : (
    <ServiceSent {...receipt} />
  );
}
