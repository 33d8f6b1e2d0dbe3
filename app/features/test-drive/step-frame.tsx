import { createContext, type ReactNode, use } from "react";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenCar } from "#app/site/vehicles/cards/chosen-car.tsx";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
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
  /** Null where there is nothing to do on it. */
  readonly lead: string | null;
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
  const hasPhoto = vehicle !== undefined && vehicle.picture.photo !== null;
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
          {/* On so small a photo the note would cover the car. */}
          <div
            className={`drive-lead ${hasPhoto ? "captioned-shot" : "small-shot"} form-lead`}
          >
            {lead !== null && <p className="lead">{lead}</p>}
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
          <ChosenCar
            title={t("carTitle")}
            vehicle={vehicle}
            name={page.name}
            address={page.vehicleAddress}
          />
          <CallInstead title={tForms("callInstead")} storeId={page.store.id} />
        </aside>
      </div>
    </div>
  );
}
