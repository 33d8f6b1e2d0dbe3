import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { isPermitted } from "#app/domain/console/roles.ts";
import { cleanBlock } from "#app/domain/leads/clean-text.ts";
import {
  buildSummary,
  formatVehicleLines,
} from "#app/domain/leads/lead-text.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { DeskCase } from "#app/ports/lead-desk-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { leadsCopy } from "./copy.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LeadDeliveries } from "./lead-deliveries.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadRows } from "./lead-rows.tsx";
import { formatType, getStoreName, getUser } from "./lead-words.ts";
import { TradesBody } from "./trades-page.tsx";

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

/** In English, as the store gets it by mail. */
function LeadContent({ asked, found }: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const { lead, reference } = found.lead;
  if ("unreadable" in lead)
    return (
      <section aria-labelledby="content">
        <h2 id="content">{t("message")}</h2>
        <p>{t("unreadable")}</p>
        <pre className="console-value">{lead.unreadable}</pre>
      </section>
    );
  const { comments } = lead.user;
  return (
    <>
      {comments !== "" && (
        <section aria-labelledby="content">
          <h2 id="content">{t("message")}</h2>
          <p className="console-words">{cleanBlock(comments)}</p>
        </section>
      )}
      {lead.vehicles.length > 0 && (
        <section aria-labelledby="vehicles">
          <h2 id="vehicles">{t("vehicles")}</h2>
          {lead.vehicles.map((vehicle, at) => (
            <p key={at} className="console-words">
              {formatVehicleLines(vehicle)}
            </p>
          ))}
        </section>
      )}
      <section aria-labelledby="details">
        <h2 id="details">{t("details")}</h2>
        <dl className="console-facts" lang="en">
          {buildSummary(lead, asked.ports.profile).map(
            ({ label, value }, at) => (
              <div key={at}>
                <dt>{label}</dt>
                <dd className="console-words">{value}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
      {lead.attachments.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files">{t("files")}</h2>
          <ul className="console-rows">
            {lead.attachments.map(({ fileName }, position) => (
              <li key={position}>
                <a
                  href={getConsoleAddress("lead.file", {
                    reference,
                    position: String(position),
                  })}
                >
                  {fileName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LeadAround({ asked, found }: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const { conversation, appointments, trades, others } = found;
  return (
    <>
      {conversation !== null && (
        <section aria-labelledby="conversation">
          <h2 id="conversation">{t("conversation")}</h2>
          <ol className="console-rows">
            {conversation.messages.map(({ key, atMs, text }) => (
              <li key={key}>
                <div>
                  <p>{formatMoment(asked, atMs)}</p>
                  <p className="console-words">{cleanBlock(text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {appointments.length > 0 && (
        <section aria-labelledby="appointments">
          <h2 id="appointments">{t("appointments")}</h2>
          <ul className="console-rows">
            {appointments.map(({ id, kind, startMs, state }) => (
              <li key={id}>
                <div>
                  {t(`appointment.${kind}`)}, {formatMoment(asked, startMs)}
                  {state === "cancelled" && `, ${t("appointment.cancelled")}`}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {trades.length > 0 && (
        <section aria-labelledby="trades">
          <h2 id="trades">{t("tradeOffers")}</h2>
          <TradesBody asked={asked} trades={trades} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{t("others")}</h2>
          <LeadRows asked={asked} leads={others} />
        </section>
      )}
    </>
  );
}
