import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  type SitemapEntry,
  formatSitemapInstant,
} from "#app/domain/search-engines/sitemap-xml.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { buildListPicture } from "#app/site/vehicles/vehicle-pictures.server.ts";

/** This is a vehicle in a list of addresses; it is null when the gate hides it. */
export function toSitemapEntry(
  vehicle: ListedVehicle,
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
): SitemapEntry | null {
  const shown = presentVehicle(
    vehicle,
    toListGate(gate),
    getPricePolicy(profile),
  );
  if (shown === null) return null;
  // The change may be that of a locked price.
  const changedAtMs =
    shown.price.state === "locked" ? null : index.lastChangeAtMs(vehicle.vin);
  return {
    address: getVehicleAddress(vehicle),
    lastChange: changedAtMs === null ? null : formatSitemapInstant(changedAtMs),
    image: buildListPicture(vehicle).photo?.src ?? null,
  };
}
