import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { contentCopy } from "../copy.ts";
import { MARK_FIELD, VERSION_FIELD } from "../hidden-fields.ts";
import type { OpenEntry } from "../open-entry.server.ts";
import type { PastEntry } from "./past-entries.ts";

interface PastEntriesProps {
  readonly asked: AskedByPerson;
  readonly open: OpenEntry;
  readonly past: readonly PastEntry[];
}

export function PastEntries({ asked, open, past }: PastEntriesProps) {
  const { part, entry, mark } = open;
  const t = getTexts(asked, contentCopy);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="before">
      <h2 id="before">{t("backTitle")}</h2>
      <ul className="console-rows">
        {past.map(({ version, changes }) => (
          <li key={version.id}>
            <div>
              <strong>
                {t("until", {
                  date: formatMoment(asked, version.untilMs),
                  name: version.by.name,
                })}
              </strong>
              {changes.map(({ label, value }) => (
                <p key={label}>
                  {label}: {value || t("empty")}
                </p>
              ))}
            </div>
            <form
              method="post"
              action={getConsoleAddress("content.back", { part, id: entry.id })}
              aria-label={`${t("back")}, ${formatMoment(asked, version.untilMs)}`}
            >
              <input type="hidden" name={MARK_FIELD} value={mark} />
              <input type="hidden" name={VERSION_FIELD} value={version.id} />
              <Button isSmall>{t("back")}</Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
