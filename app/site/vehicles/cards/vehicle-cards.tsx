import { Fragment, type ReactNode } from "react";
import { getVehicleAnchor } from "#app/domain/saved-vehicles/shortlist.ts";
import { shortlistCopy } from "#app/site/saved-vehicles/copy.ts";
import {
  CompareButton,
  SaveButton,
} from "#app/site/saved-vehicles/shortlist-buttons.tsx";
import { type SiteView, useSite } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy, type VehiclesText } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { CardMenu } from "./card-menu.tsx";
import { VehicleCard } from "./vehicle-card.tsx";

interface VehicleCardsProps {
  readonly vehicles: readonly CardVehicle[];
  /** `list` stands beside the filters; `row` takes the page's width and scrolls sideways on a phone. */
  readonly layout: "list" | "row";
  /** The cards open the page, so their pictures load first. */
  readonly isFirstScreen?: boolean;
  /** It takes the grid's full width before the card at a position counted from 0. */
  readonly inset?:
    { readonly at: number; readonly element: ReactNode } | undefined;
  /** Without it, a picture's top right has the buttons to save and to compare. */
  readonly renderCorner?: (vehicle: CardVehicle) => ReactNode;
  /** It follows what can be done with any car, in the menu beside the price. */
  readonly renderMore?: (vehicle: CardVehicle) => ReactNode;
  /** It takes the place behind the last card. */
  readonly end?: ReactNode;
  /** It says whether the page may have these vehicles in another place as well. */
  readonly isRepetition?: boolean;
}

const SIZES = {
  list: "(width >= 100em) 286px, (width >= 80em) 309px, (width >= 64em) 34vw, (width >= 48em) 50vw, 100vw",
  row: "(width >= 100em) 362px, (width >= 75em) 302px, (width >= 48em) 50vw, 100vw",
};
const CARDS_ON_FIRST_SCREEN = 3;

/** The heading is of the second level. */
export function VehicleCards({
  vehicles,
  layout,
  isFirstScreen = false,
  inset,
  renderCorner,
  renderMore,
  end,
  isRepetition = false,
}: VehicleCardsProps) {
  const t = useTexts(vehiclesCopy);
  const priceNote = formatFeeNote(t, useSite());
  const drawingNote = t("illustration");
  const tShortlist = useTexts(shortlistCopy);
  return (
    <div className={getGridClass(layout, vehicles.length)}>
      {vehicles.map((vehicle, at) => {
        const card = (
          <VehicleCard
            key={vehicle.vin}
            vehicle={vehicle}
            t={t}
            priceNote={priceNote}
            drawingNote={drawingNote}
            sizes={SIZES[layout]}
            menu={
              <CardMenu vin={vehicle.vin} name={vehicle.name} t={t}>
                {renderMore?.(vehicle)}
              </CardMenu>
            }
            anchor={isRepetition ? undefined : getVehicleAnchor(vehicle.vin)}
            corner={
              renderCorner === undefined ? (
                <>
                  <CompareButton
                    vin={vehicle.vin}
                    name={vehicle.name}
                    t={tShortlist}
                    look="card"
                  />
                  <SaveButton
                    vin={vehicle.vin}
                    name={vehicle.name}
                    t={tShortlist}
                    look="card"
                  />
                </>
              ) : (
                renderCorner(vehicle)
              )
            }
            loading={
              !isFirstScreen || at >= CARDS_ON_FIRST_SCREEN
                ? "later"
                : at === 0
                  ? "first"
                  : "soon"
            }
          />
        );
        return inset?.at === at ? (
          <Fragment key="inset">
            {inset.element}
            {card}
          </Fragment>
        ) : (
          card
        );
      })}
      {end}
    </div>
  );
}

/** Six cards make two rows of three. */
function getGridClass(layout: "list" | "row", count: number): string {
  if (layout === "list") return "cards cards--list";
  return count > 4 && count % 3 === 0
    ? "cards cards--row"
    : "cards cards--row cards--4";
}

/** It says what a price holds and what it does not. */
export function formatFeeNote(
  t: Translate<VehiclesText>,
  {
    documentFeeCents,
    isDocumentFeeIncluded,
  }: Pick<SiteView, "documentFeeCents" | "isDocumentFeeIncluded">,
): string {
  if (documentFeeCents === 0) return t("noFee");
  return isDocumentFeeIncluded
    ? t("feeIncluded")
    : t("feeExcluded", { fee: formatCents(documentFeeCents) });
}
