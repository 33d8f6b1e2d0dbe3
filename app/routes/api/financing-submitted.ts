import { takeSubmitted } from "#app/features/lender-frame/submitted.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { Route } from "./+types/financing-submitted.ts";

/** The browser heard from the lender's frame that its form was submitted. */
export async function action({ request, context }: Route.ActionArgs) {
  return takeSubmitted(
    context.get(portsContext),
    context.get(requestContext),
    // Not JSON, or broken.
    () => request.json().catch(() => null),
  );
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
