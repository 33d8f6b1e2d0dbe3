import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { formatDuration } from "#app/console/frame/durations.ts";
import { formatMoment } from "#app/console/frame/times.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields/select.tsx";
import { leadsCopy } from "./copy.ts";
import type { LeadBodyProps } from "./lead-page.tsx";
import { formatActor, formatClock } from "./lead-words.ts";

export function LeadActions(props: LeadBodyProps) {
  return (
    <div className="console-line">
      <AnswerForm {...props} />
      <AssignForm {...props} />
    </div>
  );
}

function AnswerForm({ asked, found: { lead } }: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const { reference, answer, receivedAtMs } = lead;
  const action = getConsoleAddress("lead.answer", { reference });
  if (answer === null)
    return (
      <form
        method="post"
        action={action}
        className="console-form"
        aria-label={t("answered")}
      >
        <strong>{formatClock(asked, lead)}</strong>
        <Button look="main">{t("answered")}</Button>
      </form>
    );
  return (
    <form
      method="post"
      action={action}
      className="console-form"
      aria-label={t("reopen")}
    >
      <p>
        {t("answeredOn", {
          name: formatActor(asked, answer.by),
          date: formatMoment(asked, answer.atMs),
          time: formatDuration(asked.language, answer.atMs - receivedAtMs),
        })}
      </p>
      <Button name="undo" value="yes" isSmall>
        {t("reopen")}
      </Button>
    </form>
  );
}

function AssignForm({ asked, found: { lead }, people }: LeadBodyProps) {
  const t = getTexts(asked, leadsCopy);
  const { reference, assignee } = lead;
  const known = assignee?.personId ?? "";
  // Somebody who left still has what they had.
  const isGone =
    assignee !== null && !people.some(({ id }) => id === assignee.personId);
  return (
    <form
      method="post"
      action={getConsoleAddress("lead.assign", { reference })}
      className="console-form"
      aria-label={t("assign")}
    >
      <input type="hidden" name="known" value={known} />
      <Select
        id="to"
        name="to"
        label={t("assignedTo")}
        defaultValue={known}
        options={[
          { value: "", label: t("noOne") },
          ...(isGone ? [{ value: known, label: assignee.name }] : []),
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button>{t("assign")}</Button>
    </form>
  );
}
