import type { ReactNode } from "react";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { useFormState } from "#app/site/forms/post-form.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { FieldNotes, getDescribedBy } from "#app/ui/fields/field.tsx";
import type { listNearestTimes, SlotChoice } from "./slot-choice.server.ts";
import { slotCopy } from "./slot-copy.ts";
import "./slot-pickers.css";
import { formatSlotDay, formatSlotTime } from "./slot-words.ts";
import { START_FIELD } from "./start-field.ts";

type Times = Pick<SlotChoice, "times" | "chosenDay" | "chosenTime">;

interface TimePickerProps {
  readonly choice: Times;
  readonly storeName: string;
  /** Where the time that was asked for went meanwhile: the free ones nearest to it. */
  readonly nearest?: ReturnType<typeof listNearestTimes>;
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
          <div className="times">
            {nearest.map((time, at) => (
              <span key={time.startMs}>
                {renderButton(
                  time.startMs,
                  t("nearest", {
                    day: formatSlotDay(time.day, "short", language),
                    time: formatSlotTime(time),
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

/** For a page that is kept for everybody: a time leads to where it is chosen. */
export function TimeLinks({
  formatAddress,
  ...list
}: Omit<TimePickerProps, "nearest"> & {
  readonly formatAddress: (startMs: number) => string;
}) {
  return (
    <TimeList {...list}>
      {(startMs, label) => (
        <a className="time" href={formatAddress(startMs)} rel="nofollow">
          {label}
        </a>
      )}
    </TimeList>
  );
}

function TimeList({
  choice: { times, chosenDay },
  storeName,
  children,
}: Omit<TimePickerProps, "nearest"> & {
  readonly children: (startMs: number, label: string) => ReactNode;
}) {
  const t = useTexts(slotCopy);
  const { language } = useSite();
  if (chosenDay === null) return null;
  return (
    <fieldset className="slot-times">
      <legend className="label">
        {t("timesAt", {
          day: formatSlotDay(chosenDay, "long", language),
          store: storeName,
        })}
      </legend>
      <ul className="times">
        {times.map((time) => (
          <li key={time.startMs}>
            {time.isFull ? (
              <span className="time is-off">
                <span aria-hidden="true">{formatSlotTime(time)}</span>
                <span className="vh">
                  {t("taken", { time: formatSlotTime(time) })}
                </span>
              </span>
            ) : (
              children(time.startMs, formatSlotTime(time))
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
