import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { SlotChoice } from "./slot-choice.server.ts";
import { slotCopy } from "./slot-copy.ts";

/** How long it takes, what to bring, and by which clock. */
export function SlotNote({
  kind,
  choice: { slotMinutes, times, zoneName },
  takes = null,
}: {
  readonly kind: AppointmentKind;
  readonly choice: Pick<SlotChoice, "slotMinutes" | "times" | "zoneName">;
  /** How long the work of a service visit takes, whose slots all have one length; null where nobody said. */
  readonly takes?: string | null;
}) {
  const t = useTexts(slotCopy);
  return (
    <p className="meta slot-note">
      {kind === "testDrive" &&
        `${t("note.testDrive", { count: slotMinutes })} `}
      {takes !== null && `${t("note.service", { takes })} `}
      {times.some(({ isFull }) => isFull) && `${t("noteTaken")} `}
      {t("noteZone", { zone: zoneName })}
    </p>
  );
}
