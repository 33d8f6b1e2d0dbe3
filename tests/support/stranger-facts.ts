import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** A request of somebody we know nothing of, past an open gate. */
export const STRANGER_FACTS: RequestFacts = {
  language: "en",
  storeId: "aurora",
  gate: OPEN_GATE,
  consent: { tier: 3, chosen: null, mode: "show", hasPrivacySignal: false },
  visitor: STRANGER,
  experiments: { assignments: [], isCounted: false, isNewVisitor: false },
  hasSentLead: false,
  flash: null,
  phoneToVerify: null,
  tradeToken: null,
  serviceDraftToken: null,
  savedVins: [],
  comparedVins: [],
  viewedVins: [],
  hasCookies: true,
  cameFrom: null,
  place: null,
  client: { address: "192.0.2.1", userAgent: "a browser" },
  tracking: { fbp: null, fbc: null, waiting: [], note: () => {} },
};
