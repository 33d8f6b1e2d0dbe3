import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getDeliveryState } from "#app/domain/leads/lead-record.ts";
import type { DeskLead } from "#app/ports/lead-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { leadsCopy } from "./copy.ts";
import {
  formatClock,
  formatName,
  formatType,
  getStoreName,
} from "./lead-words.ts";

interface LeadRowsProps {
  readonly asked: AskedByPerson;
  readonly leads: readonly DeskLead[];
}

export function LeadRows({ asked, leads }: LeadRowsProps) {
  return (
    <ul className="console-rows">
      {leads.map((lead) => (
        <li key={lead.id}>
          <LeadRow asked={asked} lead={lead} />
        </li>
      ))}
    </ul>
  );
}

function LeadRow({
  asked,
  lead,
}: {
  readonly asked: AskedByPerson;
  readonly lead: DeskLead;
}) {
  const t = getTexts(asked, leadsCopy);
  const { reference, receivedAtMs, assignee, storeId } = lead;
  const isDead = getDeliveryState(lead) === "dead";
  return (
    <div>
      <a href={getConsoleAddress("lead", { reference })}>
        <strong>{formatName(asked, lead)}</strong>
      </a>
      <p>
        {formatType(asked, lead)}, {getStoreName(asked, storeId)}, {reference}
      </p>
      <p>
        {t("received", { date: formatMoment(asked, receivedAtMs) })}.{" "}
        <strong>{formatClock(asked, lead)}</strong>
        {assignee !== null && `. ${t("has", { name: assignee.name })}`}
        {isDead && `. ${t("notDelivered")}`}
      </p>
    </div>
  );
}
