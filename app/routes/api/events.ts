import { portsContext, requestContext } from "#app/ports.ts";
import { takeBrowserEvents } from "#app/site/tracking/take-browser-events.server.ts";
import type { Route } from "./+types/events.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const status = await takeBrowserEvents(
    context.get(portsContext),
    context.get(requestContext),
    // Not JSON, or broken.
    () => request.json().catch(() => null),
  );
  return new Response(null, { status });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
