import { sayDay } from "#app/domain/day-words.ts";
import type { ReactNode } from "react";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SlotChoice } from "./slot-choice.server.ts";
import { slotCopy } from "./slot-copy.ts";
import "./slot-pickers.css";

interface DayPickerProps {
  readonly choice: SlotChoice;
  /** The step's own address with another day. */
  readonly formatAddress: (day: string) => string;
  /** Who finds a day behind the last that can be booked here. */
  readonly line?: Pick<DepartmentLine, "phone" | "phoneText"> | undefined;
}

/** Days are links, so that each works without JavaScript and in a dialog that follows its own links. */
export function DayPicker({ choice, formatAddress, line }: DayPickerProps) {
  const t = useTexts(slotCopy);
  const { language } = useSite();
  const { days, chosenDay, missedDay, earlierDay, laterDay } = choice;
  return (
    <nav className="slot-days" aria-label={t("chooseDay")}>
      {missedDay !== null && (
        <p className="slot-missed">
          {t((chosenDay ?? "") > missedDay ? "dayMissed" : "dayMissedLast", {
            day: sayDay(missedDay, "long", language),
          })}
        </p>
      )}
      <ol className="days">
        {days.map(({ day, isOpen }, at) => {
          const name = sayDay(day, "long", language);
          const face = (
            <>
              <span aria-hidden="true">{sayDay(day, "weekday", language)}</span>
              <b aria-hidden="true">{sayDay(day, "number", language)}</b>
              <span className="vh">
                {isOpen ? name : t("dayClosed", { day: name })}
              </span>
            </>
          );
          return (
            <li key={day}>
              {isMonthNew(day, days[at - 1]?.day) && (
                <span className="day-month" aria-hidden="true">
                  {sayDay(day, "month", language)}
                </span>
              )}
              {isOpen ? (
                <a
                  className="day"
                  href={formatAddress(day)}
                  rel="nofollow"
                  aria-current={day === chosenDay ? "true" : undefined}
                  data-scroll="keep"
                  data-history="replace"
                >
                  {face}
                </a>
              ) : (
                <span className="day is-off">{face}</span>
              )}
            </li>
          );
        })}
      </ol>
      {(earlierDay !== null || laterDay !== null) && (
        <p className="slot-more">
          {earlierDay !== null && (
            <MoreDays href={formatAddress(earlierDay)}>
              <Icon name="chevron-left" />
              {t("earlierDays")}
            </MoreDays>
          )}
          {laterDay !== null && (
            <MoreDays href={formatAddress(laterDay)}>
              {t("laterDays")}
              <Icon name="chevron-right" />
            </MoreDays>
          )}
        </p>
      )}
      {days.some(({ isOpen }) => !isOpen) && (
        <p className="meta slot-days-note">{t("noteDays")}</p>
      )}
      {laterDay === null && line !== undefined && days.length > 0 && (
        <p className="meta slot-days-note">
          {t("evenLater")}{" "}
          <a href={getTelephoneAddress(line.phone)}>
            {formatUnbroken(line.phoneText)}
          </a>
        </p>
      )}
    </nav>
  );
}

/** The month stands above the first day, and above the first of another month. */
function isMonthNew(day: string, before: string | undefined): boolean {
  return before?.slice(0, 7) !== day.slice(0, 7);
}

function MoreDays({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      className="slot-more-link"
      href={href}
      rel="nofollow"
      data-scroll="keep"
      data-history="replace"
    >
      {children}
    </a>
  );
}
