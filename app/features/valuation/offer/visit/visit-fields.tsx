import { sayDay } from "#app/domain/day-words.ts";
import { type ReactNode, useState } from "react";
import "#app/site/appointments/pickers/slot-pickers.css";
import { useField } from "#app/site/forms/fields/form-fields.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { FieldNotes } from "#app/ui/fields/field.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { SelectOption } from "#app/ui/fields/select.tsx";
import type { VisitDay } from "./visit-times.server.ts";
import "./visit.css";

interface VisitFieldsProps {
  readonly page: {
    readonly days: readonly VisitDay[];
    readonly times: readonly SelectOption[];
    readonly storeName: string;
  };
}

/**
 * Days and times look as those that are booked elsewhere, and say that these are a wish. Once a day is chosen, the times
 * are those at which the store is open then; without JavaScript the answer says it.
 */
export function VisitFields({
  page: { days, times, storeName },
}: VisitFieldsProps) {
  const t = useTexts(valuationCopy);
  const { language } = useSite();
  const date = useField("date");
  const time = useField("time");
  const [chosen, setChosen] = useState(date.value);
  const day = days.find(({ value }) => value === chosen);
  // What was sent stays to be seen beside what is said of it.
  const open = times.filter(
    ({ value }) =>
      day === undefined || day.times.includes(value) || value === time.value,
  );
  return (
    <div
      className="visit"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === "date")
          setChosen(target.value);
      }}
    >
      <fieldset>
        <legend className="label">{t("day")}</legend>
        <FieldNotes {...date} hint={t("dayHint", { store: storeName })} />
        <OpenChoice field={date} label={t("anyDay")} />
        <div className="days">
          {days.map(({ value, label, times: open }, at) => (
            <div key={value} className="visit-day">
              {value.slice(0, 7) !== days[at - 1]?.value.slice(0, 7) && (
                <span className="day-month" aria-hidden="true">
                  {sayDay(value, "month", language)}
                </span>
              )}
              {open.length > 0 ? (
                <Choice field={date} value={value} look="day">
                  <DayFace value={value} name={label} />
                </Choice>
              ) : (
                <span className="day is-off">
                  <DayFace
                    value={value}
                    name={t("dayClosed", { day: label })}
                  />
                </span>
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className="visit-times">
        <legend className="label">{t("time")}</legend>
        <FieldNotes {...time} />
        <OpenChoice field={time} label={t("anyTime")} />
        <div className="times">
          {open.map(({ value, label }) => (
            <Choice key={value} field={time} value={value} look="time">
              {label}
            </Choice>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function DayFace({
  value,
  name,
}: {
  readonly value: string;
  readonly name: string;
}) {
  const { language } = useSite();
  return (
    <>
      <span aria-hidden="true">{sayDay(value, "weekday", language)}</span>
      <b aria-hidden="true">{sayDay(value, "number", language)}</b>
      <span className="vh">{name}</span>
    </>
  );
}

/** To leave it open is a box as those of other questions, with the mark that a button does not have. */
function OpenChoice({
  field,
  label,
}: {
  readonly field: ReturnType<typeof useField>;
  readonly label: string;
}) {
  return (
    <label className="check radio visit-open">
      <input
        type="radio"
        // The error summary leads to the first one.
        id={field.id}
        name={field.name}
        value=""
        defaultChecked={field.value === ""}
      />
      <span>{label}</span>
    </label>
  );
}

function Choice({
  field,
  value,
  look,
  children,
}: {
  readonly field: ReturnType<typeof useField>;
  readonly value: string;
  readonly look: string;
  readonly children: ReactNode;
}) {
  return (
    <label className={`visit-choice ${look}`}>
      <input
        className="vh"
        type="radio"
        name={field.name}
        value={value}
        defaultChecked={value === field.value}
      />
      {children}
    </label>
  );
}
