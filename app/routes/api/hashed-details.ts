import type { LoadContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { findOwnHashedDetails } from "#app/site/tags/hashed-details.server.ts";

/** The visitor's own contact details as SHA-256, for the tags of their browser; 204 where there are none to give. */
export function loader({ context }: { readonly context: LoadContext }) {
  const details = findOwnHashedDetails(context.get(requestContext));
  const headers = { "Cache-Control": "private, no-store" };
  return details === null
    ? new Response(null, { status: 204, headers })
    : Response.json(details, { headers });
}
