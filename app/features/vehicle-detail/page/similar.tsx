import type { Translate } from "#app/site/page/copy.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import type { SoldVehicle } from "./vehicle-detail.server.ts";

interface SimilarProps {
  readonly page: Pick<SoldVehicle, "similar" | "moreLikeThis">;
  readonly t: Translate<VehicleText>;
}

export function Similar({ page: { similar, moreLikeThis }, t }: SimilarProps) {
  if (similar.length === 0) return null;
  return (
    <section className="similar rail">
      <div className="section-head">
        <h2 className="h2">{t("similar")}</h2>
        <ArrowLink href={moreLikeThis.address}>
          {formatMore(moreLikeThis, t)}
        </ArrowLink>
      </div>
      <VehicleCards vehicles={similar} layout="row" />
    </section>
  );
}

/** It reads "All sedans". */
export function formatMore(
  { bodystyle, name }: SoldVehicle["moreLikeThis"],
  t: SimilarProps["t"],
): string {
  if (bodystyle === "commercial") return t("moreOfCommercial");
  return bodystyle === "other"
    ? t("moreOfOther")
    : t("moreOf", { bodystyle: name });
}
