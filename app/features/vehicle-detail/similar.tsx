import type { Translate } from "#app/site/page/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { VehicleText } from "./copy.ts";
import type { MoreLink } from "./vehicle-page-data.ts";

/** The section shows vehicles that come close, and links to all of the same body style. */
export function Similar({
  similar,
  more,
  t,
}: {
  readonly similar: readonly CardVehicle[];
  readonly more: MoreLink;
  readonly t: Translate<VehicleText>;
}) {
  if (similar.length === 0) return null;
  return (
    <section className="similar">
      <div className="section-head">
        <h2 className="h2">{t("similar")}</h2>
        <ArrowLink href={more.address}>{more.label}</ArrowLink>
      </div>
      <VehicleCards vehicles={similar} layout="row" />
    </section>
  );
}
