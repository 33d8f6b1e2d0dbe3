import type { ReactNode } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { slotCopy } from "./slot-copy.ts";
import "./chosen-time.css";

interface ChosenTimeProps {
  /** As the receipt says it. */
  readonly time: string;
  readonly place?: ReactNode;
  /** What holds it; null where nothing is to be said of that. */
  readonly note: string | null;
  readonly changeAddress: string;
  /** Somebody else was first. */
  readonly isGone?: boolean;
}

/** What is being booked, above the fields of who books it: alike for a drive and for service. */
export function ChosenTime({
  time,
  place,
  note,
  changeAddress,
  isGone = false,
}: ChosenTimeProps) {
  const t = useTexts(slotCopy);
  return (
    <div className={isGone ? "chosen-time is-gone" : "chosen-time"}>
      <p>{isGone ? <s>{time}</s> : <b>{time}</b>}</p>
      <a href={changeAddress}>
        {t("chosen.change")}
        <span className="vh"> {t("chosen.time")}</span>
      </a>
      {place}
      {note !== null && <p className="meta">{note}</p>}
    </div>
  );
}
