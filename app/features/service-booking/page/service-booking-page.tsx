import type { FormReply } from "#app/site/forms/form-reply.ts";
import { DetailsStep } from "#app/features/service-booking/details/details-step.tsx";
import { NeedsStep } from "#app/features/service-booking/needs/needs-step.tsx";
import { TimeStep } from "#app/features/service-booking/time/time-step.tsx";
import { VehicleStep } from "#app/features/service-booking/vehicle/vehicle-step.tsx";
import { NoStorePage } from "./no-store-page.tsx";
import { BookedPage, WishSentPage } from "./sent-pages.tsx";
import type { ServiceBookingPageData } from "./service-booking.server.ts";

interface ServiceBookingPageProps {
  readonly page: ServiceBookingPageData;
  readonly reply: FormReply | undefined;
}

/** One address, one thing asked at a time. */
export function ServiceBookingPage({ page, reply }: ServiceBookingPageProps) {
  switch (page.kind) {
    case "needs":
      return <NeedsStep page={page} reply={reply} />;
    case "vehicle":
      return <VehicleStep page={page} reply={reply} />;
    case "time":
      return <TimeStep page={page} reply={reply} />;
    case "details":
      return <DetailsStep page={page} reply={reply} />;
    case "none":
      return <NoStorePage {...page} />;
    case "booked":
      return <BookedPage page={page} />;
    case "sent":
      return <WishSentPage {...page} />;
  }
}
