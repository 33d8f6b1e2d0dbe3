import { NOTHING_POLICY } from "./content-security-policy.server.ts";

const ALWAYS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
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
