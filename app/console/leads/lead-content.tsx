import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { cleanBlock } from "#app/domain/leads/clean-text.ts";
import {
  buildSummary,
  formatVehicleLines,
} from "#app/domain/leads/lead-text.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { leadsCopy } from "./copy.ts";
import type { LeadBodyProps } from "./lead-page.tsx";

/** In English, as the store gets it by mail. */
export function LeadContent({ asked, found }: LeadBodyProps) {
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
