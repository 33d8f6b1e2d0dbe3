import {
  type Exchange,
  send,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "./security-headers.server.ts";

/** This answer is for programs. It names the path as it was asked for, and does not tell what would be there. */
export function sendJsonNotFound(exchange: Exchange, hasTls: boolean): true {
  const message = `Page not found: ${exchange.url.pathname}`;
  return send(exchange, {
    status: 404,
    headers: {
      ...buildSecurityHeaders(hasTls),
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    },
    body: `${JSON.stringify({ error: { status: 404, message } })}\n`,
  });
}
