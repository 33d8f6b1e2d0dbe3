import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { EditedPart } from "#app/domain/profile-edits/part-rules.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import type { ContentVersion } from "#app/ports/content-ports.ts";
import { Button } from "#app/ui/button.tsx";
import { contentCopy } from "./copy.ts";
import { MARK_FIELD, VERSION_FIELD } from "./hidden-fields.ts";

interface VersionsBodyProps {
  readonly asked: AskedByPerson;
  readonly part: EditedPart;
  readonly warnings: readonly string[];
  readonly revision: string;
  readonly versions: readonly ContentVersion[];
}

export function VersionsBody(props: VersionsBodyProps) {
  const { asked, part, warnings, revision, versions } = props;
  const t = getTexts(asked, contentCopy);
  return (
    <>
      {warnings.length > 0 && (
        <div className="console-hint" role="alert">
          {warnings.map((it) => (
            <p key={it}>{it}</p>
          ))}
        </div>
      )}
      <p>{versions.length === 0 ? t("nothingBefore") : t("versionsIntro")}</p>
      <ul className="console-rows">
        {versions.map(({ id, untilMs, by, subject }) => (
          <li key={id}>
            <div>
              {t("untilOf", {
                date: formatMoment(asked, untilMs),
                name: by.name,
                subject,
              })}
            </div>
            <form
              method="post"
              action={getConsoleAddress("content.restore", { part })}
              aria-label={`${t("back")}: ${subject}, ${formatMoment(asked, untilMs)}`}
            >
              <input type="hidden" name={MARK_FIELD} value={revision} />
              <input type="hidden" name={VERSION_FIELD} value={id} />
              <Button isSmall>{t("back")}</Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
