import { sayDay } from "#app/domain/day-words.ts";
import type { ReactNode } from "react";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { SlotChoice } from "./slot-choice.server.ts";
import { slotCopy } from "./slot-copy.ts";
import "./slot-pickers.css";
import { formatSlotTime } from "./slot-words.ts";

export interface TimeListProps {
  readonly choice: Pick<SlotChoice, "times" | "chosenDay" | "chosenTime">;
  readonly storeName: string;
}

/** The times of the chosen day; full ones stay in sight, crossed out. */
export function TimeList({
  choice: { times, chosenDay },
  storeName,
  children,
}: TimeListProps & {
  readonly children: (startMs: number, label: string) => ReactNode;
}) {
  const t = useTexts(slotCopy);
  const { language } = useSite();
  if (chosenDay === null) return null;
  return (
    <fieldset className="slot-times">
      <legend className="label">
        {t("timesAt", {
          // A date stays whole: "November 30".
          day: sayDay(chosenDay, "long", language).replace(
            / (?=\d+$)/,
            "\u00a0",
          ),
          store: storeName,
        })}
      </legend>
      <ul className="times">
        {times.map((time) => (
          <li key={time.startMs}>
            {time.isFull ? (
              <span className="time is-off">
                <span aria-hidden="true">{formatSlotTime(time, language)}</span>
                <span className="vh">
                  {t("taken", { time: formatSlotTime(time, language) })}
                </span>
              </span>
            ) : (
              children(time.startMs, formatSlotTime(time, language))
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
