import { getPageAddress } from "#app/domain/address/page-address.ts";
import { useVisitSteps } from "#app/site/appointments/receipt/use-visit-steps.ts";
import { VisitCard } from "#app/site/appointments/receipt/visit-card.tsx";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import type { BookedPageData } from "./booked-page.server.ts";
import "#app/features/service-booking/service-booking.css";

/** The receipt: when, where, what happens next, and how to change it. */
export function BookedPage({ page }: { readonly page: BookedPageData }) {
  const t = useTexts(serviceBookingCopy);
  const steps = useVisitSteps({
    ...page,
    kind: "service",
    vehicle: page.vehicles.join(", "),
  });
  return (
    <div className="wrap">
      <PageTitle title={t("bookedTitle")} />
      <Confirmation
        title={t("bookedTitle")}
        text={[
          t("bookedText", { store: page.storeName }),
          ...(page.isMoving ? [t("bookedMoving")] : []),
        ].join(" ")}
        reference={page.reference}
        line={page.line}
        steps={steps}
        receipt={
          <VisitCard
            kind="service"
            time={page.time}
            store={{ name: page.storeName, address: page.address }}
            services={page.services}
            takes={page.takes}
            offer={page.offer}
            vehicles={page.vehicles}
            business={page.business}
            driven={null}
            reference={page.reference}
            calendarAddress={page.calendarAddress}
            directionsAddress={page.directionsAddress}
            manageAddress={page.manageAddress}
          />
        }
      >
        <p className="meta form-note">{t("mailedTo", { email: page.email })}</p>
        {page.serviceAddress !== null && (
          <p className="visit-back">
            <LinkButton href={page.serviceAddress}>
              {t("backToCenter")}
            </LinkButton>
          </p>
        )}
      </Confirmation>
    </div>
  );
}

const WISH_STEPS = ["read", "answer", "visit"] as const;

/** The store's own scheduler did not answer: a person does. */
export function WishSentPage({
  reference,
  line,
  storeName,
}: {
  readonly reference: string;
  readonly line: DepartmentLine;
  readonly storeName: string;
}) {
  const t = useTexts(serviceBookingCopy);
  const { language } = useSite();
  return (
    <div className="wrap">
      <PageTitle title={t("wishSentTitle")} />
      <Confirmation
        title={t("wishSentTitle")}
        text={t("wishSentText", { store: storeName })}
        reference={reference}
        line={line}
        steps={WISH_STEPS.map((step) => ({
          title: t(`${step}Title`),
          text: t(`${step}Text`),
        }))}
      >
        <div className="btn-row">
          <LinkButton href={getPageAddress("home", { language })}>
            {t("home")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}
