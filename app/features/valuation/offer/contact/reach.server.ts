import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { AcceptedOffer } from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findSentLead } from "#app/site/forms/sending/sent-lead.server.ts";
import { formatUnbroken } from "#app/site/page/format.ts";

/**
 * Where the store answers, so that a typing error is noticed: to the browser that accepted, and not to everybody whom the
 * private link was sent to (Assumption A536).
 */
export async function findReach(
  ports: Pick<AppPorts, "sentLeads" | "log">,
  { visitor }: Pick<RequestFacts, "visitor">,
  { reference }: Pick<AcceptedOffer, "reference">,
): Promise<{ readonly phone: string; readonly email: string } | null> {
  const { phone, email } = visitor;
  if (phone === "" || email === "") return null;
  const lead = await findSentLead(ports, { visitor }, reference);
  return lead === null
    ? null
    : { phone: formatUnbroken(formatPhone(phone, "general")), email };
}
