import { useActionData, useLoaderData } from "react-router";
import {
  saveDetails,
  yourDetailsPage,
} from "#app/features/your-details/your-details.server.ts";
import { YourDetailsPage } from "#app/features/your-details/your-details-page.tsx";
import { portsContext, requestContext } from "#app/ports.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import type { Route } from "./+types/your-details.ts";

export { privatePage as headers } from "#app/site/forms/private-page.ts";
export { sendForm as clientAction } from "#app/site/forms/send-form.ts";

export function loader({ context }: Route.LoaderArgs) {
  return yourDetailsPage(
    context.get(portsContext),
    context.get(requestContext),
  );
}

export function action({ request, context }: Route.ActionArgs) {
  return saveDetails(
    context.get(portsContext),
    context.get(requestContext),
    request,
  );
}

export default function YourDetails() {
  const page = useLoaderData<typeof loader>();
  return <YourDetailsPage page={page} reply={useActionData<FormReply>()} />;
}
