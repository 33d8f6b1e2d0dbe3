import { createContext, type ReactNode, use } from "react";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { formatDollars } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { formatFeeNote } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-name.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { testDriveCopy } from "./copy.ts";
import type { CarView } from "./driven-vehicle.server.ts";
import "./test-drive.css";

/** What the dialog is told of its steps; null on the pages. */
interface TestDriveDialogWays {
  readonly onSent: (next: string) => void;
  /** True once: the time that the dialog was opened for is chosen without another press. */
  readonly takeChosen: () => boolean;
}

export const TestDriveDialogContext = createContext<TestDriveDialogWays | null>(
  null,
);

interface StepFrameProps {
  readonly page: CarView;
  readonly title: string;
  /** It says when something is wrong. */
  readonly documentTitle?: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page has its heading, the car and the phone beside the step; the dialog has a title of its own. */
export function StepFrame({
  page,
  title,
  documentTitle = title,
  lead,
  children,
}: StepFrameProps) {
  const t = useTexts(testDriveCopy);
  const tForms = useTexts(formsCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const [vehicle] = page.card;
  if (use(TestDriveDialogContext) !== null)
    return (
      <>
        <p className="drive-car">{page.name}</p>
        {children}
      </>
    );
  return (
    <div className="wrap">
      <PageTitle title={documentTitle} />
      <div className="drive-top">
        <Breadcrumb
          label={t("breadcrumb")}
          crumbs={[
            { label: t("allCars"), href: page.allCarsAddress },
            { label: page.name, href: page.vehicleAddress },
            { label: t("crumb"), href: null },
          ]}
        />
      </div>
      <div className="two">
        <div>
          {/* A script moves the focus here with every step. */}
          <h1 className="h1" tabIndex={-1}>
            {renderWholeWords(title)}
          </h1>
          <div className="drive-lead form-lead">
            <p className="lead">{lead}</p>
            {vehicle !== undefined && (
              <VehiclePicture
                picture={vehicle.picture}
                alt=""
                loading="later"
                sizes="120px"
                paint={vehicle.color}
                note={tVehicles("illustration")}
              />
            )}
          </div>
          {children}
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={t("carTitle")}
        >
          <DrivenCar page={page} />
          <CallInstead title={tForms("callInstead")} storeId={page.store.id} />
        </aside>
      </div>
    </div>
  );
}

/** A picture, a name and a price: whoever books a drive has chosen, and has nothing to save or to compare. */
function DrivenCar({
  page: { card, name, vehicleAddress },
}: {
  readonly page: Pick<CarView, "card" | "name" | "vehicleAddress">;
}) {
  const t = useTexts(testDriveCopy);
  const [vehicle] = card;
  return (
    <section className="drive-summary">
      <h2>{t("carTitle")}</h2>
      {vehicle !== undefined && <DrivenPicture vehicle={vehicle} name={name} />}
      <a href={vehicleAddress}>{name}</a>
      {vehicle !== undefined && <DrivenPrice price={vehicle.price} />}
    </section>
  );
}

export function DrivenPicture({
  vehicle: { picture, color },
  name,
}: {
  readonly vehicle: CardVehicle;
  readonly name: string;
}) {
  const t = useTexts(vehiclesCopy);
  const isDrawn =
    picture.photo === null || picture.photo.isIllustrated === true;
  return (
    <VehiclePicture
      picture={picture}
      alt={formatVehicleAlt(t, name, color, isDrawn)}
      loading="soon"
      sizes="(width >= 64em) 400px, 100vw"
      paint={color}
      note={t("illustration")}
    />
  );
}

/** A locked price is no matter here: the way to it stands on the vehicle's page. */
function DrivenPrice({ price }: Pick<CardVehicle, "price">) {
  const t = useTexts(vehiclesCopy);
  const site = useSite();
  if (price.state !== "shown") return null;
  return (
    <p>
      <b className="num">{formatDollars(price.dollars)}</b>{" "}
      <span className="meta">{formatFeeNote(t, site)}</span>
    </p>
  );
}
