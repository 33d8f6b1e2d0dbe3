import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { isPermitted } from "#app/domain/console/roles.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { DeskCase } from "#app/ports/lead-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { leadsCopy } from "./copy.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LeadAround } from "./lead-around.tsx";
import { LeadContent } from "./lead-content.tsx";
import { LeadDeliveries } from "./lead-deliveries.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { formatType, getStoreName, getUser } from "./lead-words.ts";

export interface LeadBodyProps {
  readonly asked: AskedByPerson;
  readonly found: DeskCase;
  /** Who can have it. */
  readonly people: readonly Person[];
  /** What somebody else did meanwhile, so that this was not done. */
  readonly meanwhile?: string | undefined;
  readonly typedNote?: string | undefined;
  readonly noteError?: string | undefined;
}

export function LeadBody(props: LeadBodyProps) {
  const { asked, found, meanwhile } = props;
  const t = getTexts(asked, leadsCopy);
  const { lead } = found;
  const { reference, receivedAtMs, storeId } = lead;
  return (
    <>
      {meanwhile !== undefined && (
        <p className="console-hint" role="alert">
          {meanwhile}
        </p>
      )}
      <p>
        {formatType(asked, lead)}, {getStoreName(asked, storeId)}, {reference}.{" "}
        {t("received", { date: formatMoment(asked, receivedAtMs) })}
      </p>
      <LeadContact {...props} />
      <LeadActions {...props} />
      <LeadContent {...props} />
      <LeadNotes {...props} />
      <LeadDeliveries {...props} />
      <LeadAround {...props} />
      <p className="console-line">
        <a href={getConsoleAddress("leads")}>{t("back")}</a>
        {isPermitted(asked.person.role, "visitors.erase") && (
          <a
            href={`${getConsoleAddress("visitors.find")}?who=${encodeURIComponent(reference)}`}
          >
            {t("erase")}
          </a>
        )}
      </p>
    </>
  );
}

function LeadContact({ asked, found }: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const user = getUser(found.lead);
  if (user === null || (user.phone === "" && user.email === "")) return null;
  const phone = formatPhone(user.phone, "general");
  return (
    <p className="console-line">
      {user.phone !== "" && (
        <LinkButton href={`tel:+1${user.phone}`}>
          {t("call", { phone })}
        </LinkButton>
      )}
      {user.email !== "" && (
        <LinkButton href={`mailto:${encodeURIComponent(user.email)}`}>
          {t("mail", { email: user.email })}
        </LinkButton>
      )}
    </p>
  );
}
