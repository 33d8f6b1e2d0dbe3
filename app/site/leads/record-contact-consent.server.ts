import type { AppPorts } from "#app/ports.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** A fault of the ledger is logged, and keeps nobody from what they asked for. */
export async function recordContactConsent(
  { consentLedger, log }: Pick<AppPorts, "consentLedger" | "log">,
  { client }: Pick<RequestFacts, "client">,
  entry: Omit<ConsentEntry, "kind" | "client">,
): Promise<void> {
  await consentLedger
    .record({ kind: "contact", ...entry, client })
    .catch((error: unknown) =>
      log.error("consent.not-recorded", { message: String(error) }),
    );
}
