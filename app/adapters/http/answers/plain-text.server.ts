import {
  type Exchange,
  send,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "./security-headers.server.ts";

/** This sends a sentence instead of what was asked for; no cache may store it. */
export function sendText(
  exchange: Exchange,
  status: number,
  text: string,
  hasTls: boolean,
  extra: Readonly<Record<string, string>> = {},
): true {
  return send(exchange, {
    status,
    headers: {
      ...buildSecurityHeaders(hasTls),
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...extra,
    },
    body: `${text}\n`,
  });
}
