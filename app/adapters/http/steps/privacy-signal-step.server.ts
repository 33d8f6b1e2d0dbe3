import type { Step } from "#app/adapters/http/requests/exchange.server.ts";
import { sendSecured } from "#app/adapters/http/answers/plain-answers.server.ts";

const PATH = "/.well-known/gpc.json";

/** W3C Global Privacy Control §4: this site honors the signal, and since when it says so. */
const SUPPORT = { gpc: true, lastUpdate: "2026-11-23" };

export function createPrivacySignalStep(): Step {
  return (exchange) =>
    exchange.url.pathname === PATH && exchange.method !== "POST"
      ? sendSecured(exchange, {
          status: 200,
          headers: {
            "Content-Type": "application/json",
            "Cache-Control": "public, max-age=86400",
          },
          body: JSON.stringify(SUPPORT),
        })
      : false;
}
