import { admitCookies } from "#app/domain/consent/answer-cookies.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import type { Log } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** The framework's answers pass the gate here, whoever wrote their cookies. */
export function passStorageGate(
  { url, cookies, hasTls }: Pick<Exchange, "url" | "cookies" | "hasTls">,
  { consent }: Pick<RequestFacts, "consent">,
  { headers }: Response,
  log: Log,
): void {
  const written = headers.getSetCookie();
  const { lines, unknown } = admitCookies(written, {
    consent,
    names: cookies.keys(),
    hostname: url.hostname,
    hasTls,
  });
  // What was meant for one visitor stays theirs, with or without its cookie.
  if (unknown.length > 0) headers.set("Cache-Control", "private, no-store");
  for (const name of unknown) log.error("consent.unknown-cookie", { name });
  if (lines.join("\n") === written.join("\n")) return;
  headers.delete("Set-Cookie");
  for (const line of lines) headers.append("Set-Cookie", line);
}
