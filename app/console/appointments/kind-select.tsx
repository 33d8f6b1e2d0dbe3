import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
} from "#app/domain/scheduling/slot.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Select } from "#app/ui/fields/select.tsx";
import { appointmentsCopy } from "./copy.ts";

interface KindSelectProps {
  readonly asked: AskedByPerson;
  /** Both kinds at once can be chosen, too. */
  readonly hasAny?: boolean;
  readonly chosen?: AppointmentKind | null;
}

export function KindSelect({ asked, hasAny = false, chosen }: KindSelectProps) {
  const t = getTexts(asked, appointmentsCopy);
  return (
    <Select
      id="kind"
      name="kind"
      label={t("kind")}
      defaultValue={chosen ?? undefined}
      options={[
        ...(hasAny ? [{ value: "", label: t("anyKind") }] : []),
        ...APPOINTMENT_KINDS.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
        })),
      ]}
    />
  );
}
