import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { joinHyphens } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { AskedCar } from "./asked-car.tsx";
import { inquiryCopy } from "./copy.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

/** What the store does with the message, and what a shopper can do meanwhile. */
export function InquirySent({
  page,
  reference,
}: {
  readonly page: InquiryPageData;
  readonly reference: string;
}) {
  const t = useTexts(inquiryCopy);
  const site = useSite();
  const firstName = page.defaults["firstName"] ?? "";
  const store =
    site.stores.find(({ id }) => id === page.storeId) ?? getSelectedStore(site);
  return (
    <div className="wrap">
      <Confirmation
        title={
          firstName === ""
            ? t("sentTitle")
            : t("sentTitleNamed", { name: firstName })
        }
        text={t(
          page.kind === "check-availability" && page.opens !== null
            ? "check-availability.sentTextClosed"
            : `${page.kind}.sentText`,
          { vehicle: joinHyphens(page.name) },
        )}
        reference={reference}
        storeId={store.id}
        steps={[
          { title: t("readTitle", { store: store.name }), text: t("readText") },
          { title: t("answerTitle"), text: page.answerTime },
        ]}
        aside={<AskedCar page={page} />}
      >
        <div className="btn-row">
          {page.testDriveAddress !== null && (
            <LinkButton href={page.testDriveAddress} look="main">
              {t("testDrive")}
            </LinkButton>
          )}
          <LinkButton href={page.vehicleAddress}>{t("backToCar")}</LinkButton>
          <LinkButton href={page.allCarsAddress}>{t("allCars")}</LinkButton>
        </div>
      </Confirmation>
      {page.similar.length > 0 && (
        <section className="inquiry-similar">
          <div className="section-head">
            <h2 className="h2">{t("similar")}</h2>
          </div>
          <VehicleCards vehicles={page.similar} layout="row" />
        </section>
      )}
    </div>
  );
}
