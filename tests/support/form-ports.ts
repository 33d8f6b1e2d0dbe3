import path from "node:path";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { createMemoryRateLimits } from "#app/adapters/rate-limit/rate-limits.server.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { AppPorts, Log } from "#app/ports.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

/** Everything that forms need of the outside, over the franchise profile; leads are kept in a list. */
export function formPorts() {
  const folder = path.join(import.meta.dirname, "../../profiles/franchise");
  const loaded = loadStoreProfile(folder, NOW_MS);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const clock = { ms: NOW_MS, nowMs: () => clock.ms };
  const leads: LeadSubmission[] = [];
  const state = { areLeadsDown: false };
  const ports = {
    profile: loaded.profile,
    siteUrl: "https://dealer.example",
    hasTls: true,
    clock,
    log: SILENT,
    formTokens: createFormTokens({ secretKey: "a key for tests", clock }),
    rateLimits: createMemoryRateLimits(),
    leads: {
      add: async ({ submission }) => {
        if (state.areLeadsDown) throw new Error("the disk is full");
        leads.push(submission);
        return { reference: "K7Q2-9FXM", isRepeated: false };
      },
    },
    visitorCookies: { save: () => [] },
    events: { record: () => {} },
    eventRelay: { add: async () => {}, withdraw: async () => {} },
    siteTally: { count: () => {} },
    consentLedger: { record: async () => {} },
  } satisfies Partial<AppPorts>;
  return {
    ports,
    clock,
    leads,
    state,
    /** A form rendered a minute ago. */
    token(formName: string) {
      clock.ms -= 60_000;
      const token = ports.formTokens.issue(formName);
      clock.ms += 60_000;
      return token;
    },
  };
}

/** A POST as a browser sends a form without files. */
export function formPost(
  fields: Readonly<Record<string, string>> | [string, string][],
): Request {
  return new Request("https://dealer.example/form", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}
