import {
  type Exchange,
  send,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "./security-headers.server.ts";

/** A sentence in the place of what was asked for; nobody keeps it. */
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
