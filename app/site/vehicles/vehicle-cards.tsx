import { type SiteView, useSite } from "#app/site/store/site-view.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { formatCents } from "#app/site/texts/format.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { vehiclesCopy, type VehiclesText } from "./copy.ts";
import type { CardVehicle } from "./presented.ts";
import { VehicleCard } from "./vehicle-card.tsx";

interface VehicleCardsProps {
  readonly vehicles: readonly CardVehicle[];
  /** `list` stands beside the filters; `row` takes the page's width and scrolls sideways on a phone. */
  readonly layout: "list" | "row";
  /** The cards open the page, so their pictures come first. */
  readonly isFirstScreen?: boolean;
}

const SIZES = {
  list: "(min-width: 1280px) 309px, (min-width: 768px) 50vw, 100vw",
  row: "(min-width: 1200px) 302px, (min-width: 768px) 50vw, 100vw",
};
const CARDS_ON_FIRST_SCREEN = 3;

/** Cards in a grid, under a heading of the second level. */
export function VehicleCards({
  vehicles,
  layout,
  isFirstScreen = false,
}: VehicleCardsProps) {
  const t = useTexts(vehiclesCopy);
  const priceNote = feeNote(t, useSite());
  const drawingNote = t("illustration");
  return (
    <div className={gridClass(layout, vehicles.length)}>
      {vehicles.map((vehicle, at) => (
        <VehicleCard
          key={vehicle.vin}
          vehicle={vehicle}
          t={t}
          priceNote={priceNote}
          drawingNote={drawingNote}
          sizes={SIZES[layout]}
          loading={
            !isFirstScreen || at >= CARDS_ON_FIRST_SCREEN
              ? "later"
              : at === 0
                ? "first"
                : "soon"
          }
        />
      ))}
    </div>
  );
}

/** A row of six is two rows of three. */
function gridClass(layout: "list" | "row", count: number): string {
  if (layout === "list") return "cards cards--list";
  return count > 4 && count % 3 === 0
    ? "cards cards--row"
    : "cards cards--row cards--4";
}

/** What a price holds and what it does not. */
function feeNote(
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
