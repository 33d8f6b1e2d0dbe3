import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { formatDay, formatHour } from "#app/console/frame/times.ts";
import {
  buildErrorAttributes,
  FieldFrame,
  type FieldTexts,
} from "#app/ui/fields/field.tsx";
import { appointmentsCopy } from "./copy.ts";
import type { FreeDay } from "./own-appointment.server.ts";

interface TimeChoiceProps extends FieldTexts {
  readonly asked: AskedByPerson;
  readonly store: Store;
  /** Null while the store's own scheduler is away. */
  readonly days: readonly FreeDay[] | null;
  readonly chosen?: string;
}

/** Free times by day, in one list that a keyboard and a phone know. */
export function TimeChoice({
  asked,
  store,
  days,
  chosen,
  ...texts
}: TimeChoiceProps) {
  const t = getTexts(asked, appointmentsCopy);
  if (days === null) return <p>{t("error.away")}</p>;
  if (days.length === 0) return <p>{t("noTimes")}</p>;
  return (
    <FieldFrame {...texts}>
      <select
        className="select"
        id={texts.id}
        name="startMs"
        defaultValue={chosen}
        {...buildErrorAttributes(texts)}
      >
        {days.map(({ day, slots }) => (
          <optgroup key={day} label={formatDay(asked, day)}>
            {slots.map(({ startMs }) => (
              <option key={startMs} value={startMs}>
                {formatDay(asked, day)}, {formatHour(asked, startMs, store)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}
