import { DAY_MS } from "#app/domain/time.ts";
import type { Step } from "#app/adapters/http/requests/exchange.server.ts";
import { sendSecured } from "#app/adapters/http/answers/plain-answers.server.ts";

interface SecurityTextOptions {
  readonly siteUrl: string;
  /** Ten digits. */
  readonly phone: string;
  /** It is null where the contact page is off. */
  readonly contactPath: string | null;
  readonly nowMs: () => number;
}

const PATH = "/.well-known/security.txt";
/** RFC 9116 §2.5.5 wants less than a year. */
const GOOD_FOR_DAYS = 180;

/** RFC 9116: whom to tell of a weakness of this site. */
export function createSecurityTextStep(options: SecurityTextOptions): Step {
  return (exchange) =>
    exchange.url.pathname === PATH && exchange.method !== "POST"
      ? sendSecured(exchange, {
          status: 200,
          headers: {
            "Content-Type": "text/plain; charset=utf-8",
            "Cache-Control": "public, max-age=86400",
          },
          body: formatSecurityText(options),
        })
      : false;
}

export function formatSecurityText({
  siteUrl,
  phone,
  contactPath,
  nowMs,
}: SecurityTextOptions): string {
  const today = Math.floor(nowMs() / DAY_MS);
  const expires = new Date((today + GOOD_FOR_DAYS) * DAY_MS);
  return [
    // The order is the order of preference.
    ...(contactPath === null ? [] : [`Contact: ${siteUrl}${contactPath}`]),
    `Contact: tel:+1-${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, es",
    `Canonical: ${siteUrl}${PATH}`,
    "",
  ].join("\n");
}
