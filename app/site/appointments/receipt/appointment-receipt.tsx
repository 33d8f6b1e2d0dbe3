import type { ReactNode } from "react";
import { slotCopy } from "#app/site/appointments/pickers/slot-copy.ts";
import { formsCopy } from "#app/site/forms/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./appointment-receipt.css";

interface ReceiptRow {
  readonly label: string;
  readonly lines: readonly string[];
  /** Its second line is its address, and not another of the same kind. */
  readonly isPlace?: boolean;
  /** Its first line weighs as much as the day. */
  readonly isSum?: boolean;
}

interface AppointmentReceiptProps {
  readonly title: string;
  /** As the appointment's mails and its own page say it. */
  readonly time: string;
  /** Nobody is expected then any more. */
  readonly isOff?: boolean;
  /** The car that is driven, with its picture. */
  readonly car?: ReactNode;
  readonly rows: readonly ReceiptRow[];
  readonly reference: string;
  /** A visit that is not agreed on yet is in no calendar, and nothing of it can be changed. */
  readonly calendarAddress?: string;
  readonly directionsAddress?: string | undefined;
  readonly manageAddress?: string;
}

/** What somebody looks for on the morning of the visit: when, where, and the ways to change it, in one card. */
export function AppointmentReceipt({
  title,
  time,
  isOff = false,
  car,
  rows,
  reference,
  calendarAddress,
  directionsAddress,
  manageAddress,
}: AppointmentReceiptProps) {
  const t = useTexts(slotCopy);
  const tForms = useTexts(formsCopy);
  const hasWays = [calendarAddress, directionsAddress, manageAddress].some(
    (address) => address !== undefined,
  );
  return (
    <section className="receipt">
      <h2>{title}</h2>
      <p className="receipt-time">{isOff ? <s>{time}</s> : time}</p>
      {car}
      <dl>
        {rows.map(({ label, lines, isPlace = false, isSum = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd
              className={
                isSum ? "receipt-sum" : isPlace ? "receipt-place" : undefined
              }
            >
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{tForms("reference")}</dt>
          <dd className="receipt-ref">{reference}</dd>
        </div>
      </dl>
      {hasWays && (
        <div className="btn-row receipt-ways">
          {calendarAddress !== undefined && (
            <a className="btn btn--main" href={calendarAddress} download>
              <Icon name="calendar" />
              {t("receipt.calendar")}
            </a>
          )}
          {directionsAddress !== undefined && (
            <a className="btn" href={directionsAddress} rel="external">
              <Icon name="pin" />
              {t("receipt.directions")}
            </a>
          )}
          {manageAddress !== undefined && (
            <LinkButton href={manageAddress}>{t("receipt.manage")}</LinkButton>
          )}
        </div>
      )}
    </section>
  );
}
