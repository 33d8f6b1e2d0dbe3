import type { InventoryResults } from "#app/domain/inventory/search.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import type { Suggestion } from "#app/site/search/typed-answer.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { drawIllustratedPhoto } from "./name-pictures.server.ts";

const MOST_CARS = 4;

/** The first of the found cars, each with its miles and the price that this visitor may see. */
export function listFoundCars(
  ports: Pick<AppPorts, "profile" | "clock">,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  found: Pick<InventoryResults, "vehicles"> | null,
): readonly Suggestion[] {
  if (found === null) return [];
  const { vehicles } = found;
  const { language } = facts;
  const { texts } = ports.profile;
  const t = createTranslator(vehiclesCopy, texts[language], language);
  return buildCards(ports, facts, vehicles.slice(0, MOST_CARS)).map((car) => ({
    label: car.name,
    isCar: true,
    kind: [
      // What a row does not say is used, as on the list's cards.
      car.condition !== "used" && t(`condition.${car.condition}`),
      car.trim,
      car.miles !== null && t("miles", { miles: formatNumber(car.miles) }),
    ]
      .filter(Boolean)
      .join(" · "),
    detail: sayPrice(car.price),
    address: car.address,
    picture: drawIllustratedPhoto(car.picture),
  }));

  function sayPrice(price: CardVehicle["price"]): string {
    if (price.state === "shown") return formatDollars(price.dollars);
    return price.state === "locked" ? t("lockedTitle") : "";
  }
}
