import {
  type Exchange,
  type PlainAnswer,
  send,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "./security-headers.server.ts";

type Asked = Pick<Exchange, "incoming" | "outgoing" | "hasTls">;
type Extra = Readonly<Record<string, string>>;

/** The headers that every answer has come first: an answer may bring its own policy. */
export function sendSecured(
  exchange: Asked,
  { status, headers, body }: PlainAnswer,
): true {
  const secured = { ...buildSecurityHeaders(exchange.hasTls), ...headers };
  return send(exchange, { status, headers: secured, body });
}

/** No cache may store it. */
export function sendText(
  exchange: Asked,
  status: number,
  text: string,
  extra: Extra = {},
): true {
  const type = "text/plain; charset=utf-8";
  return sendUnstored(exchange, status, type, `${text}\n`, extra);
}

/** No cache may store the page, and it needs nothing besides itself. */
export function sendHtml(
  exchange: Asked,
  status: number,
  html: string,
  extra: Extra = {},
): true {
  return sendUnstored(
    exchange,
    status,
    "text/html; charset=utf-8",
    html,
    extra,
  );
}

/** Programs learn the path as they asked for it, and not what would be there. */
export function sendJsonNotFound(
  exchange: Asked & Pick<Exchange, "url">,
): true {
  const message = `Page not found: ${exchange.url.pathname}`;
  const json = JSON.stringify({ error: { status: 404, message } });
  return sendUnstored(exchange, 404, "application/json", `${json}\n`, {});
}

function sendUnstored(
  exchange: Asked,
  status: number,
  contentType: string,
  body: string,
  extra: Extra,
): true {
  return sendSecured(exchange, {
    status,
    headers: {
      "Content-Type": contentType,
      "Cache-Control": "no-store",
      ...extra,
    },
    body,
  });
}

export function sendRedirect(
  exchange: Asked,
  status: 301 | 302,
  location: string,
  cacheControl: string,
): true {
  return sendSecured(exchange, {
    status,
    headers: { Location: location, "Cache-Control": cacheControl },
    body: "",
  });
}
