import { formatDollars } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { viewedCopy } from "./copy.ts";
import type { ViewedRow as Row } from "./viewed-row.server.ts";

/** The cars that this shopper looked at, and what became cheaper since. */
export function ViewedRow({ vehicles, drop }: Row) {
  const t = useTexts(viewedCopy);
  return (
    <section className="viewed rail">
      <div className="wrap">
        <h2 className="h2">{t("title")}</h2>
        {drop !== null && (
          <p className="lead">
            {t("drop", {
              name: drop.name,
              amount: formatDollars(drop.dollars),
              day: drop.day,
            })}
          </p>
        )}
        <VehicleCards vehicles={vehicles} layout="row" isRepetition />
      </div>
    </section>
  );
}
