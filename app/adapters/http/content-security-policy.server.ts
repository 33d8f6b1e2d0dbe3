import { createHash } from "node:crypto";

const SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The policy of one page. Its inline scripts are named by hash, not by nonce, because the bytes are
 * cached and sent again (docs/decisions/0003).
 */
export function contentSecurityPolicy(html: string, hasTls: boolean): string {
  const scripts = [...html.matchAll(SCRIPT)]
    // A block of data (JSON-LD) is never executed and needs no permission.
    .filter(([, attributes]) => !/type="application\//.test(attributes ?? ""))
    .map(([, , body]) => hashSource(body ?? ""));
  const styles = [...html.matchAll(STYLE)].map(([, body]) =>
    hashSource(body ?? ""),
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].join(" ")}`.trim(),
    `style-src 'self' ${[...new Set(styles)].join(" ")}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(hasTls ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For answers that are no page: nothing may run or load. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
