import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";

/** Of startTestSite: its clock stands still, so no form that it renders would ever be old enough to send. */
const TEST_SITE = {
  secretKey: "a key for tests that is long enough to pass",
  nowMs: Date.parse("2026-11-20T18:00:00Z"),
};

/** The token of a form that a test site rendered a minute ago: send it as `formToken`. */
export function agedFormToken(formName: string, ageMs = 60_000): string {
  const clock = { nowMs: () => TEST_SITE.nowMs - ageMs };
  const { secretKey } = TEST_SITE;
  return createFormTokens({ secretKey, clock }).issue(formName);
}
