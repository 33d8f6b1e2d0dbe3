import type { AppPorts } from "#app/ports.ts";
import type { SentLead } from "#app/ports/lead-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** What the receipt tells the browser that sent it. A message that cannot be read was sent all the same. */
export async function findSentLead(
  { sentLeads, log }: Pick<AppPorts, "sentLeads" | "log">,
  { visitor: { uniqueUserId } }: Pick<RequestFacts, "visitor">,
  reference: string,
): Promise<SentLead | null> {
  if (uniqueUserId === null) return null;
  try {
    return await sentLeads.find(reference, uniqueUserId);
  } catch (error) {
    log.warn("confirmation.not-read", { message: String(error) });
    return null;
  }
}
