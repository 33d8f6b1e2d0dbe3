import { hash } from "node:crypto";

/**
 * The policy of one page. Its own inline scripts are named by hash, not by nonce, because the bytes are
 * cached and sent again (docs/decisions/0003). A script that came into the page by any other way is not
 * among them and cannot run.
 */
export function formatContentSecurityPolicy(
  inlineScripts: readonly string[],
  hasTls: boolean,
  /** Other hosts that pictures may come from: map tiles, where the profile names some. */
  imageOrigins: readonly string[] = [],
  /** Bodies of the `<style>` elements of the page. */
  inlineStyles: readonly string[] = [],
  /** Sites that the page shows in a frame: a lender's, on its own pages alone. */
  frameOrigins: readonly string[] = [],
): string {
  const hashes = [...new Set(inlineScripts.map(hashSource))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    ["style-src 'self'", ...inlineStyles.map(hashSource)].join(" "),
    ["img-src 'self' data:", ...imageOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frameOrigins.length === 0
      ? []
      : [["frame-src", ...frameOrigins].join(" ")]),
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
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
