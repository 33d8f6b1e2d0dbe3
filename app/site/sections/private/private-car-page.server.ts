import { toListGate } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { readVehicleSlug } from "#app/domain/makes/read-vehicle-slug.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import { COVERED_CAR } from "#app/site/gate/drawn-cars.ts";
import { capitalize } from "#app/site/page/format.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { formatVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  buildFrame,
  createGateTranslator,
  findOpenCars,
  type PrivateCarsView,
  type PrivateFacts,
  type PrivatePorts,
} from "./private-page.server.ts";

/**
 * What stands at the address of a private car. It names the car that the address names, in the spelling of our own table of
 * makes (Assumption A444), and knows nothing of the inventory: it is the same whether the car stands there or never did.
 */
export function buildPrivateCarPage(
  { profile, index, clock }: PrivatePorts & Pick<AppPorts, "clock">,
  facts: PrivateFacts,
  asked: { readonly group: Condition; readonly slug: string },
): PrivateCarsView {
  const { language, gate } = facts;
  const t = createGateTranslator(profile, facts);
  const group = t(`group.${asked.group}`);
  const named = readVehicleSlug(
    asked.slug,
    new Date(clock.nowMs()).getUTCFullYear(),
  );
  const arePricesLocked = toListGate(gate).lockedPriceGroups.includes(
    asked.group,
  );
  const name = named && formatVehicleName(named);
  const list = capitalize(t("privateHere.group", { group }));
  const listAddress = formatSearchAddress(
    { ...EVERYTHING, condition: asked.group },
    { language },
  );
  const title = t("privateTitle.group", { group });
  const lead = named === null ? "privateCar" : "privateCar.named";
  return {
    kind: "private",
    title,
    screen: {
      ...buildFrame(profile, facts, arePricesLocked),
      hero: {
        // The list of its condition comes before the car; where the address names none, that is the last.
        ...buildCrumbs(
          profile,
          facts,
          name === null ? [] : [{ label: list, href: listAddress }],
          name ?? list,
        ),
        title: name ?? title,
        lead: t(arePricesLocked ? `${lead}.pricesLater` : lead, { group }),
        picture: null,
      },
      cars: [COVERED_CAR],
    },
    open: findOpenCars({ profile, index }, facts),
  };
}
