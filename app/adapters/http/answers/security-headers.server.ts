import { hash } from "node:crypto";
import type { TagSources } from "#app/domain/tags/tag-sources.ts";

/**
 * Inline scripts are named by hash, not by nonce: the bytes are cached and sent again (docs/decisions/0003). A script
 * from anywhere else cannot run.
 */
export function formatContentSecurityPolicy(
  inlineScripts: readonly string[],
  hasTls: boolean,
  /** Pictures may also come from these hosts: map tiles, where the profile names some. */
  imageOrigins: readonly string[] = [],
  /** These are the bodies of the page's `<style>` elements. */
  inlineStyles: readonly string[] = [],
  /** The page shows these sites in a frame: only a lender's, and only on its own pages. */
  frameOrigins: readonly string[] = [],
  /** The vendors whose tags the profile turns on. */
  tags: TagSources = { scripts: [], images: [], connections: [] },
): string {
  const hashes = [...new Set(inlineScripts.map(hashSource))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...tags.scripts].join(" "),
    ["style-src 'self'", ...inlineStyles.map(hashSource)].join(" "),
    unite("img-src 'self' data:", [...imageOrigins, ...tags.images]),
    "font-src 'self'",
    unite("connect-src 'self'", tags.connections),
    "manifest-src 'self'",
    ...(frameOrigins.length === 0
      ? []
      : [["frame-src", ...frameOrigins].join(" ")]),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(hasTls ? ["upgrade-insecure-requests"] : []),
    // Not every browser knows the second one yet.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_NAME}`,
  ].join("; ");
}

/** Browsers tell this address what a policy kept from running or loading. */
export const REPORTS_PATH = "/api/policy-reports";
const REPORTS_NAME = "policy";
/** It goes with every policy that names it. */
export const REPORTING_ENDPOINTS = `${REPORTS_NAME}="${REPORTS_PATH}"`;

/** This policy is for answers that are no page: nothing may run or load. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

function unite(start: string, sources: readonly string[]): string {
  return [start, ...new Set(sources)].join(" ");
}

function hashSource(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

const ALWAYS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
};

const TWO_YEARS_S = 63_072_000;

/** These headers go with every answer; a page brings its own content security policy, and null leaves it out. */
export function buildSecurityHeaders(
  hasTls: boolean,
  policy: string | null = NOTHING_POLICY,
): Record<string, string> {
  return {
    ...ALWAYS,
    ...(policy !== null && { "Content-Security-Policy": policy }),
    ...(hasTls && {
      "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
    }),
  };
}
