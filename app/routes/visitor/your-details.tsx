import { useActionData } from "react-router";
import {
  saveDetails,
  yourDetailsHead,
  yourDetailsPage,
} from "#app/features/your-details/your-details.server.ts";
import { YourDetailsPage } from "#app/features/your-details/your-details-page.tsx";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import type { Route } from "./+types/your-details.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await yourDetailsPage(
    context.get(portsContext),
    context.get(requestContext),
  );
  return withHead({ context, url }, page, yourDetailsHead);
}

export function action({ request, context }: Route.ActionArgs) {
  return saveDetails(
    context.get(portsContext),
    context.get(requestContext),
    request,
  );
}

export default function YourDetails() {
  const page = usePageData<typeof loader>();
  return <YourDetailsPage page={page} reply={useActionData<FormReply>()} />;
}
