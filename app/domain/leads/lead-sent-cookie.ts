import {
  type CookieRules,
  formatCookie,
} from "#app/domain/consent/storage-gate.ts";
import { LEAD_SENT } from "#app/domain/consent/stored-items.ts";

const MARK = "true";

/** Spec §4: marks a visitor whose first lead was sent. A forged cookie changes only the status of the visitor's own leads. */
export function formatLeadSentCookie(rules: CookieRules): string {
  return formatCookie(LEAD_SENT, MARK, rules);
}

export function parseLeadSent(value: string | undefined): boolean {
  return value === MARK;
}
