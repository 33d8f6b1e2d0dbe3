import { cleanBlock } from "#app/domain/leads/clean-text.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { leadsCopy } from "./copy.ts";
import type { LeadBodyProps } from "./lead-page.tsx";
import { LeadRows } from "./lead-rows.tsx";
import { TradesBody } from "./trades-page.tsx";

export function LeadAround({ asked, found }: LeadBodyProps) {
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
