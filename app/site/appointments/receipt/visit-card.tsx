import type { ReactNode } from "react";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenPicture } from "#app/site/vehicles/cards/chosen-car.tsx";
import { AppointmentReceipt } from "./appointment-receipt.tsx";
import { visitCopy } from "./visit-copy.ts";

type ReceiptProps = Parameters<typeof AppointmentReceipt>[0];
type ShownVehicle = Parameters<typeof ChosenPicture>[0]["vehicle"];

interface DrivenCar {
  readonly name: string;
  readonly stockNumber: string | null;
  /** Empty for one that was sold meanwhile. */
  readonly card: readonly ShownVehicle[];
  /** Null for one that was sold meanwhile. */
  readonly address: string | null;
}

interface VisitCardProps extends Omit<
  ReceiptProps,
  "title" | "isOff" | "car" | "rows"
> {
  readonly kind: AppointmentKind;
  readonly store: {
    readonly name: string;
    readonly address: string;
  } | null;
  readonly services: readonly string[];
  /** Null where nobody knows how long the work takes. */
  readonly takes: string | null;
  /** Its name and its end; null where it was booked without one, or the work goes by its name. */
  readonly offer: readonly string[] | null;
  /** The customer's own. */
  readonly vehicles: readonly string[];
  readonly business: string | null;
  readonly driven: DrivenCar | null;
  readonly isCanceled?: boolean;
}

/** A booked visit on each of its pages: the same rows in the same order, so that it is known again. */
export function VisitCard({
  kind,
  store,
  services,
  takes,
  offer,
  vehicles,
  business,
  driven,
  isCanceled = false,
  ...receipt
}: VisitCardProps): ReactNode {
  const t = useTexts(visitCopy);
  const listRow = (
    label: "work" | "takes" | "offer" | "car" | "business",
    lines: readonly string[],
  ) => (lines.length === 0 ? [] : [{ label: t(label), lines }]);
  return (
    <AppointmentReceipt
      {...receipt}
      title={t(`${isCanceled ? "canceled" : "title"}.${kind}`)}
      isOff={isCanceled}
      car={driven !== null && <DrivenCarRow driven={driven} />}
      rows={[
        ...(store === null
          ? []
          : [
              {
                label: t("store"),
                lines: [store.name, store.address],
                isPlace: true,
              },
            ]),
        ...listRow("work", services),
        ...listRow("takes", takes === null ? [] : [takes]),
        ...listRow("offer", offer ?? []),
        ...listRow("car", vehicles),
        ...listRow("business", business === null ? [] : [business]),
      ]}
    />
  );
}

/** One that was sold meanwhile keeps its name, and has neither a picture nor a page. */
function DrivenCarRow({
  driven: { card, name, stockNumber, address },
}: {
  readonly driven: DrivenCar;
}) {
  const t = useTexts(visitCopy);
  const [vehicle] = card;
  return (
    <div className="receipt-car small-shot">
      {vehicle !== undefined && <ChosenPicture vehicle={vehicle} name={name} />}
      <p>
        {address === null ? <b>{name}</b> : <a href={address}>{name}</a>}
        {stockNumber !== null && (
          <span className="meta">{t("stock", { stock: stockNumber })}</span>
        )}
      </p>
    </div>
  );
}
