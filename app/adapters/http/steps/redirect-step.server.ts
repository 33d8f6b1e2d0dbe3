import { findLegacyRedirect } from "#app/domain/address/canonical-path.ts";
import {
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

/** Spec §2 names paths under /2010 through /2025. */
export function createRedirectStep(hasTls: boolean): Step {
  return (exchange) => {
    const location = findLegacyRedirect(exchange.url.pathname);
    if (location === null) return false;
    return send(exchange, {
      status: 301,
      headers: {
        ...buildSecurityHeaders(hasTls),
        Location: location,
        "Cache-Control": "public, max-age=3600",
      },
      body: "",
    });
  };
}
