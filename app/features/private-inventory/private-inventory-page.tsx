import { MOST_TERMS_QUESTIONS } from "#app/domain/address/personalized-pricing-address.ts";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { HiddenCars } from "#app/site/gate/private-cars.tsx";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  formatUnlockTitle,
  UnlockFields,
  useUnlockForm,
  useUnlockText,
} from "#app/site/unlock/unlock-fields.tsx";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";
import { formatCents } from "#app/site/page/format.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { privateInventoryCopy } from "./copy.ts";
import { OpenInventory } from "./open-inventory.tsx";
import "./private-inventory.css";
import type { PrivateInventoryPageData } from "./private-inventory.server.ts";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { PrivatePanel } from "#app/site/sections/private/private-screen.tsx";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";

interface PageProps {
  readonly page: PrivateInventoryPageData;
  readonly reply: FormReply | undefined;
}

/** With JavaScript a dialog shows the same (Spec §2). */
export function PrivateInventoryPage({ page, reply }: PageProps) {
  return (
    <>
      <div className="wrap">
        <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      </div>
      {page.form === null ? (
        <OpenInventory page={page} />
      ) : (
        <UnlockForm data={page.form} reply={reply} page={page} />
      )}
    </>
  );
}

function UnlockForm({
  data,
  reply,
  page: {
    hidden,
    lockedOffers,
    openCars,
    arePricesLocked,
    salesTeam,
    returnTo,
  },
}: {
  readonly data: UnlockFormData;
  readonly reply: FormReply | undefined;
  readonly page: Pick<
    PrivateInventoryPageData,
    | "hidden"
    | "lockedOffers"
    | "openCars"
    | "arePricesLocked"
    | "salesTeam"
    | "returnTo"
  >;
}) {
  const t = useTexts(unlockCopy);
  const tForms = useTexts(formsCopy);
  const tPage = useTexts(privateInventoryCopy);
  const { city } = getSelectedStore(useSite());
  const text = useUnlockText(data);
  const form = useUnlockForm(data, reply);
  const title = formatUnlockTitle(data, t);
  const asksForPrices = data.opens === "prices" || data.opens === "both";
  return (
    <div className="wrap two unlock">
      <PageTitle title={form.formatTitle(title)} />
      <div className="unlock-head">
        <h1 className="h1">{title}</h1>
        <p className="lead unlock-lead">{renderWholeWords(text)}</p>
      </div>
      {hidden !== null && <HiddenCars {...hidden} />}
      <div className="unlock-main">
        <UnlockFields
          form={form}
          data={data}
          notNow={<LinkButton href={returnTo}>{t("notNow")}</LinkButton>}
        />
        {asksForPrices && <WaysToPrices opensCars={data.opens === "both"} />}
      </div>
      <aside className="aside aside--forms" aria-label={tPage("opens")}>
        {lockedOffers !== null && <PrivatePanel panel={lockedOffers} />}
        {openCars.length > 0 && (
          <section>
            <h2>{tPage("openCars", { city })}</h2>
            <OpenCars cars={openCars} />
          </section>
        )}
        {asksForPrices && arePricesLocked && <PriceParts />}
        {salesTeam.length > 0 && (
          <section className="unlock-team">
            <h2>{tPage("team", { city })}</h2>
            <StaffFaces members={salesTeam} />
          </section>
        )}
        <CallInstead title={tForms("callInstead")} />
      </aside>
    </div>
  );
}

/** What is not private: whose prices open. */
function OpenCars({
  cars,
}: {
  readonly cars: PrivateInventoryPageData["openCars"];
}) {
  const t = useTexts(privateInventoryCopy);
  return (
    <>
      <ul className="open-cars">
        {cars.map(({ vin, name, address, picture, color }) => (
          <li key={vin}>
            <a href={address} dir="auto">
              <VehiclePicture
                picture={picture}
                alt=""
                loading="later"
                sizes="(width >= 64em) 208px, 50vw"
                paint={color}
              />
              {renderWholeWords(name)}
            </a>
          </li>
        ))}
      </ul>
      {cars.some(
        ({ picture: { photo } }) =>
          photo === null || photo.isIllustrated === true,
      ) && <p className="meta open-cars-note">{t("drawn")}</p>}
    </>
  );
}

/** A line says it: no sum but that of the fee, which is the same on every car, is told before the questions. */
function PriceParts() {
  const { documentFeeCents, isDocumentFeeIncluded } = useSite();
  const t = useTexts(privateInventoryCopy);
  if (!isDocumentFeeIncluded || documentFeeCents === 0) return null;
  return (
    <section>
      <h2>{t("sticker")}</h2>
      <p>{t("stickerText", { fee: formatCents(documentFeeCents) })}</p>
    </section>
  );
}

function WaysToPrices({ opensCars }: { readonly opensCars: boolean }) {
  const t = useTexts(privateInventoryCopy);
  return (
    <section className="unlock-ways">
      <h2 className="h3">{t("ways")}</h2>
      <NextSteps
        steps={([1, 2, 3] as const).map((at) => ({
          title: t(`way${at}`, { count: MOST_TERMS_QUESTIONS }),
          text: t(at === 1 && opensCars ? "way1TextWithCars" : `way${at}Text`),
        }))}
      />
    </section>
  );
}
