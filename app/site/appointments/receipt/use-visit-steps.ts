import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { visitCopy } from "./visit-copy.ts";

interface VisitFacts {
  readonly kind: AppointmentKind;
  readonly storeName: string;
  /** The car that is driven; of no use for service. */
  readonly vehicle: string;
  readonly slotMinutes: number;
  /** Nobody can come earlier. */
  readonly isAtOpening?: boolean;
}

const STEPS = ["first", "second", "third"] as const;

/** What happens after a visit was booked, as each of its pages says it. */
export function useVisitSteps({
  kind,
  storeName,
  vehicle,
  slotMinutes,
  isAtOpening = false,
}: VisitFacts) {
  const t = useTexts(visitCopy);
  const values = { store: storeName, vehicle, count: slotMinutes };
  return STEPS.map((step) => ({
    title: t(
      kind === "service" && step === "first" && isAtOpening
        ? "service.first.titleAtOpening"
        : `${kind}.${step}.title`,
    ),
    text: t(`${kind}.${step}.text`, values),
  }));
}
