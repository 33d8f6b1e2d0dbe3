import type { JsonValue } from "#app/domain/console/json-value.ts";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { Person, RecordedEntry } from "#app/ports/console-ports.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { auditCopy } from "./copy.ts";

interface AuditBodyProps {
  readonly asked: AskedByPerson;
  readonly lines: readonly RecordedEntry[];
  /** Null on the last page. */
  readonly olderThanId: number | null;
  readonly people: readonly Person[];
}

export function AuditBody(props: AuditBodyProps) {
  const { asked, lines, olderThanId } = props;
  const t = getTexts(asked, auditCopy);
  return (
    <>
      <p>{t("intro")}</p>
      {lines.length === 0 && <p>{t("empty")}</p>}
      <ol className="console-rows">
        {lines.map((line) => (
          <AuditLine key={line.id} {...props} line={line} />
        ))}
      </ol>
      {olderThanId !== null && (
        <p>
          <a
            href={`${getConsoleAddress("audit")}?before=${String(olderThanId)}`}
          >
            {t("older")}
          </a>
        </p>
      )}
    </>
  );
}

function AuditLine({
  asked,
  people,
  line,
}: AuditBodyProps & { readonly line: RecordedEntry }) {
  const t = getTexts(asked, auditCopy);
  const { storeId } = line;
  const store = asked.ports.profile.stores.find(({ id }) => id === storeId);
  const subject =
    people.find(({ id }) => id === line.subject)?.name ?? line.subject;
  return (
    <li>
      <div>
        <strong>
          {t(`action.${line.action}`)}: {subject}
        </strong>
        <p>
          {formatMoment(asked, line.atMs)},{" "}
          {line.by.personId === null ? t("commandLine") : line.by.name}
          {storeId !== null && `, ${store?.name ?? storeId}`}
        </p>
        <Value label={t("before")} value={line.before} />
        <Value label={t("after")} value={line.after} />
      </div>
    </li>
  );
}

function Value({
  label,
  value,
}: {
  readonly label: string;
  readonly value: JsonValue;
}) {
  return value === null ? null : (
    <p className="console-value">
      {label}: <code>{JSON.stringify(value)}</code>
    </p>
  );
}
