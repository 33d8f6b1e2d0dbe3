import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { takeRelayCalls } from "#app/site/tracking/take-relay-calls.server.ts";
import type { Route } from "./+types/relay-event.ts";

export function action({ request, context }: Route.ActionArgs) {
  return takeRelayCalls(
    context.get(portsContext),
    context.get(requestContext),
    // Not JSON, or broken.
    () => request.json().catch(() => null),
  );
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
