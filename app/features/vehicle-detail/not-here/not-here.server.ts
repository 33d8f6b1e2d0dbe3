import { getLikeItAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { namesCondition } from "#app/domain/address/vehicle-address.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  readVehicleSlug,
  type SlugVehicle,
} from "#app/domain/makes/read-vehicle-slug.ts";
import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { BODY_STYLES, type Condition } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { formatVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  buildCards,
  CARDS_IN_ROW,
} from "#app/site/vehicles/cards/present-cards.server.ts";
import {
  createGatedIndex,
  findSimilarBehindGate,
} from "#app/site/vehicles/gated/gated-index.ts";
import { notHereCopy } from "#app/features/vehicle-detail/not-here-copy.ts";
import { buildMoreLink } from "#app/features/vehicle-detail/browse-links.server.ts";

type Ports = Pick<AppPorts, "profile" | "clock" | "index">;
type Facts = Pick<RequestFacts, "gate" | "language" | "visitor">;

/** What the route found in the address. */
interface VehiclePlace {
  readonly pathname: string;
  readonly type: string;
  readonly slug: string;
  readonly vin: string;
}

export type NotHerePageData = NonNullable<ReturnType<typeof notHerePage>>;

/** Nothing that is shown may depend on whose VIN it is: no car has this one. */
const NO_CARS_VIN = "-";

/**
 * Assumption A410: what an address names whose VIN has no page. It is built from the address and from what this visitor
 * may see, never from what the inventory knows of the VIN. Null where the address names no car.
 */
export function notHerePage(
  ports: Ports,
  facts: Facts,
  { pathname, type, slug, vin }: VehiclePlace,
) {
  const { profile, clock } = ports;
  const { language } = facts;
  const thisYear = new Date(clock.nowMs()).getUTCFullYear();
  const named = readVehicleSlug(slug, thisYear);
  const condition = profile.conditions.find((it) =>
    namesCondition(pathname, it),
  );
  if (named === null || condition === undefined || parseVin(vin) === null)
    return null;
  const bodystyle = BODY_STYLES.find((it) => it === type) ?? named.bodystyle;
  const asked = { ...named, bodystyle, condition };
  const sameModel: InventorySearch = {
    ...EVERYTHING,
    values: { make_model: [toMakeModelValue(named.make, named.model)] },
  };
  const nearest = findNearest(ports, facts, asked, sameModel);
  return {
    kind: "not-here" as const,
    name: formatVehicleName(named),
    /** It reads "Honda Accord". */
    model: `${named.make} ${named.model}`,
    picture: { illustration: drawVehicle(asked), photo: null },
    similar: buildCards(ports, facts, nearest.vehicles),
    moreLikeThis: buildMoreLink(asked, profile, language),
    /** Null means that there is none of the model that this visitor may see. */
    sameModelAddress:
      nearest.sameModelCount === 0
        ? null
        : formatSearchAddress(sameModel, { language }),
    likeItAddress: profile.alerts.isEnabled
      ? getLikeItAlertAddress(named, { language })
      : null,
  };
}

interface AskedVehicle extends SlugVehicle {
  readonly condition: Condition;
}

/** The same model comes first, nearest in age; then what stands nearest by body style and age. */
function findNearest(
  { index, profile }: Ports,
  { gate }: Facts,
  asked: AskedVehicle,
  search: InventorySearch,
): {
  readonly sameModelCount: number;
  readonly vehicles: readonly ListedVehicle[];
} {
  const sameModel = createGatedIndex(index, gate, profile).searchVisible(
    search,
  );
  const similar = findSimilarBehindGate(
    index,
    gate,
    { ...asked, vin: NO_CARS_VIN, salePriceCents: null },
    CARDS_IN_ROW * 2,
  );
  const first = sameModel.vehicles
    .toSorted(
      (one, other) =>
        Math.abs(one.year - asked.year) - Math.abs(other.year - asked.year),
    )
    .slice(0, CARDS_IN_ROW);
  const vins = new Set(first.map(({ vin }) => vin));
  const others = similar.filter(({ vin }) => !vins.has(vin));
  return {
    sameModelCount: sameModel.total,
    vehicles: [...first, ...others].slice(0, CARDS_IN_ROW),
  };
}

function drawVehicle(asked: AskedVehicle): string {
  return getIllustrationAddress(
    getIllustration({
      ...asked,
      vin: NO_CARS_VIN,
      trim: null,
      fuelType: null,
      exteriorColor: null,
      exteriorColorFamily: null,
    }),
  );
}

export function notHereHead(
  { name }: Pick<NotHerePageData, "name">,
  site: SiteView,
): SaidHead {
  return {
    title: siteTexts(notHereCopy, site)("title", { name }),
    description: null,
    leftOut: "nothing-found",
  };
}
