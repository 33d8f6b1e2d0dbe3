import { sayDay } from "#app/domain/day-words.ts";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { useFormState } from "#app/site/forms/post-form.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";
import type { listNearestTimes } from "./slot-choice.server.ts";
import { slotCopy } from "./slot-copy.ts";
import "./slot-pickers.css";
import { formatSlotTime } from "./slot-words.ts";
import { START_FIELD } from "./start-field.ts";
import { TimeList, type TimeListProps } from "./time-list.tsx";

interface TimePickerProps extends TimeListProps {
  /** Where the time that was asked for went meanwhile: the free ones nearest to it. */
  readonly nearest?: ReturnType<typeof listNearestTimes> | undefined;
}

/** Each time is a button that sends its form: one press chooses. It stands inside a PostForm. */
export function TimePicker({ choice, storeName, nearest }: TimePickerProps) {
  const t = useTexts(slotCopy);
  const { language } = useSite();
  const { isBusy } = useFormState();
  const { id, error, errorPrefix } = useField(START_FIELD);
  const { chosenTime } = choice;
  const renderButton = (
    startMs: number,
    label: string,
    isChosen: boolean,
    isFirst: boolean,
  ) => (
    <button
      // The error summary leads to the first one.
      id={isFirst ? id : undefined}
      className={isChosen ? "time is-on" : "time"}
      name={START_FIELD}
      value={startMs}
      aria-disabled={isBusy || undefined}
    >
      {label}
      {isChosen && <span className="vh">{t("yourChoice")}</span>}
    </button>
  );
  const hasNearest = nearest !== undefined && nearest.length > 0;
  const firstFree = choice.times.find(({ isFull }) => !isFull);
  return (
    <div aria-describedby={getDescribedBy(id, undefined, error)}>
      <FieldNotes id={id} error={error} errorPrefix={errorPrefix} />
      {hasNearest && (
        <fieldset className="slot-times">
          <legend className="label">{t("nearestTitle")}</legend>
          <div className="times times--near">
            {nearest.map((time, at) => (
              <span key={time.startMs}>
                {renderButton(
                  time.startMs,
                  t("nearest", {
                    day: sayDay(time.day, "short", language),
                    time: formatSlotTime(time, language),
                  }),
                  false,
                  at === 0,
                )}
              </span>
            ))}
          </div>
        </fieldset>
      )}
      <TimeList choice={choice} storeName={storeName}>
        {(startMs, label) =>
          renderButton(
            startMs,
            label,
            startMs === chosenTime?.startMs,
            !hasNearest && startMs === firstFree?.startMs,
          )
        }
      </TimeList>
    </div>
  );
}
