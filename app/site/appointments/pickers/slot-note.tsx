import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { SlotChoice } from "./slot-choice.server.ts";
import { slotCopy } from "./slot-copy.ts";

/** How long it takes, what to bring, and by which clock. */
export function SlotNote({
  kind,
  choice: { slotMinutes, times, zoneName },
}: {
  readonly kind: AppointmentKind;
  readonly choice: Pick<SlotChoice, "slotMinutes" | "times" | "zoneName">;
}) {
  const t = useTexts(slotCopy);
  return (
    <p className="meta slot-note">
      {t(`note.${kind}`, { count: slotMinutes })}{" "}
      {times.some(({ isFull }) => isFull) && `${t("noteTaken")} `}
      {t("noteZone", { zone: zoneName })}
    </p>
  );
}
