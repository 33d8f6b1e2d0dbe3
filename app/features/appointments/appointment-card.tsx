import { VisitCard } from "#app/site/appointments/receipt/visit-card.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import type { AppointmentView } from "./appointment-view.server.ts";

/** The card that was shown when it was booked. What is over is in no calendar, and nobody drives to it. */
export function AppointmentCard({
  appointment,
  hasWays,
}: {
  readonly appointment: AppointmentView;
  readonly hasWays: boolean;
}) {
  const { stores } = useSite();
  const store = stores.find(({ id }) => id === appointment.storeId);
  const { phase, kind, time, services, takes, offer, reference } = appointment;
  const { vehicles, business, driven } = appointment;
  return (
    <VisitCard
      kind={kind}
      time={time}
      store={
        store === undefined
          ? null
          : { name: store.name, address: store.addressLines.join(", ") }
      }
      services={services}
      takes={takes}
      offer={offer}
      vehicles={vehicles}
      business={business}
      driven={driven}
      isCanceled={phase === "cancelled"}
      reference={reference}
      {...(hasWays && {
        calendarAddress: appointment.calendarAddress,
        directionsAddress: store?.directionsAddress,
      })}
    />
  );
}
