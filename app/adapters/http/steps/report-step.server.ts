import * as v from "valibot";
import type { Step } from "#app/adapters/http/requests/exchange.server.ts";
import {
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { REPORTS_PATH } from "#app/adapters/http/answers/security-headers.server.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";

interface ReportStepOptions {
  readonly log: Pick<Log, "warn">;
  readonly nowMs: () => number;
  /** What kind of page has this path. */
  readonly classifyPage: (path: string) => string;
}

/** A page that breaks its policy does so for every visitor; anybody can send reports of what never was. */
const MOST_LOGGED_AN_HOUR = 50;

/**
 * Browsers report what the policy of a page kept from running or loading: a fault of ours, or markup that somebody
 * brought in. The log names each kind once an hour, and nothing that a visitor typed (Assumption A139).
 */
export function createReportStep({
  log,
  nowMs,
  classifyPage,
}: ReportStepOptions): Step {
  let hour = -1;
  const logged = new Set<string>();
  return (exchange) => {
    if (exchange.url.pathname !== REPORTS_PATH) return false;
    if (exchange.form === null)
      return sendText(exchange, 405, "Reports are only sent here.", {
        Allow: "POST",
      });
    const thisHour = Math.floor(nowMs() / HOUR_MS);
    if (thisHour !== hour) logged.clear();
    hour = thisHour;
    for (const found of readViolations(exchange.form.bytes)) {
      const { path, ...violation } = found;
      const page = classifyPage(path);
      const key = [...Object.values(violation), page].join(" ");
      if (logged.has(key) || logged.size >= MOST_LOGGED_AN_HOUR) continue;
      logged.add(key);
      log.warn("policy.violated", { ...violation, page });
    }
    return sendSecured(exchange, {
      status: 204,
      headers: { "Cache-Control": "no-store" },
      body: "",
    });
  };
}

interface Violation {
  readonly directive: string;
  /** It is an origin or a word of the policy, such as `inline`. */
  readonly blocked: string;
  /** The page's own, without its query; it is not logged. */
  readonly path: string;
}

const text = v.fallback(v.string(), "");
/** Firefox and Safari send this form, with `report-uri`. */
const oldReport = v.object({
  "csp-report": v.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
  }),
});
/** Browsers with `report-to` send several at once. */
const newReports = v.array(
  v.object({
    type: text,
    body: v.fallback(
      v.object({
        effectiveDirective: text,
        blockedURL: text,
        documentURL: text,
      }),
      { effectiveDirective: "", blockedURL: "", documentURL: "" },
    ),
  }),
);

function readViolations(bytes: Uint8Array): readonly Violation[] {
  const sent = parseJson(bytes);
  const old = v.safeParse(oldReport, sent);
  if (old.success) {
    const report = old.output["csp-report"];
    return toViolations(
      report["effective-directive"] || report["violated-directive"],
      report["blocked-uri"],
      report["document-uri"],
    );
  }
  const several = v.safeParse(newReports, sent);
  if (!several.success) return [];
  return several.output
    .filter(({ type }) => type === "csp-violation")
    .flatMap(({ body: { effectiveDirective, blockedURL, documentURL } }) =>
      toViolations(effectiveDirective, blockedURL, documentURL),
    );
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const DIRECTIVE = /^[a-z][a-z-]{1,30}/;
const WORDS = ["inline", "eval", "wasm-eval", "self", "data", "blob"];

/** Extensions of the visitor's browser are none of ours: none comes out. */
function toViolations(
  directive: string,
  blockedUrl: string,
  documentUrl: string,
): readonly Violation[] {
  const [name] = DIRECTIVE.exec(directive) ?? [];
  const blocked = WORDS.includes(blockedUrl)
    ? blockedUrl
    : findWebOrigin(blockedUrl);
  if (name === undefined || blocked === null) return [];
  const path = URL.parse(documentUrl)?.pathname ?? "/";
  return [{ directive: name, blocked, path }];
}

const LONGEST_ORIGIN = 100;

function findWebOrigin(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return null;
  return url.origin.slice(0, LONGEST_ORIGIN);
}
