import { createContext, type ReactNode, use } from "react";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
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
          <p className="lead form-lead">{lead}</p>
          {children}
        </div>
        <aside className="aside aside--forms" aria-label={t("carTitle")}>
          <DrivenCar page={page} />
          <CallInstead title={tForms("callInstead")} storeId={page.store.id} />
        </aside>
      </div>
    </div>
  );
}

export function DrivenCar({
  page: { card, name, vehicleAddress },
}: {
  readonly page: Pick<CarView, "card" | "name"> & {
    readonly vehicleAddress: string | null;
  };
}) {
  const t = useTexts(testDriveCopy);
  return (
    <section className="asked-car">
      <h2>{t("carTitle")}</h2>
      {card.length > 0 ? (
        <VehicleCards vehicles={card} layout="list" isFirstScreen />
      ) : vehicleAddress === null ? (
        <p>{name}</p>
      ) : (
        <a href={vehicleAddress}>{name}</a>
      )}
    </section>
  );
}
