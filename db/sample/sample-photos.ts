import {
  getIllustration,
  listDrawnViews,
} from "#app/domain/illustration/illustration.ts";
import type { PhotoPlace } from "#app/domain/illustration/photo-scene.ts";
import type { ViewName } from "#app/domain/illustration/views.ts";
import { formatDrawnPhoto } from "#app/domain/vehicle-photo/drawn-photo.ts";
import type {
  StockedVehicle,
  Vehicle,
  VehicleImages,
} from "#app/domain/vehicle/vehicle.ts";

/** Ten cars with six photos each show what photos look like; the others, what a lot without them does. */
const CARS_WITH_PHOTOS = 10;
/** The very newest keep their drawings, so that a visitor meets both. */
const FIRST = 5;
const STEP = 4;
/** Of each three the first is cut out onto the ground line. */
const PLACES: readonly PhotoPlace[] = ["lot", "dusk", "studio"];
/** What tells most comes first. */
const VIEWS: readonly ViewName[] = [
  "front",
  "dashboard",
  "rear",
  "wheel",
  "profile-right",
];

/** Some of the newest cars get pictures that the site paints itself, in place of photos (Assumption A299). */
export function withSamplePhotos(
  vehicles: readonly StockedVehicle[],
): readonly StockedVehicle[] {
  const chosen = new Map(
    vehicles
      .filter(({ goneAtMs }) => goneAtMs === null)
      .toSorted((one, other) => other.firstSeenAtMs - one.firstSeenAtMs)
      .filter((_, at) => at >= FIRST && (at - FIRST) % STEP === 0)
      .slice(0, CARS_WITH_PHOTOS)
      .map(({ vehicle }, at) => [vehicle.vin, at]),
  );
  return vehicles.map((stocked) => {
    const at = chosen.get(stocked.vehicle.vin);
    return at === undefined
      ? stocked
      : {
          ...stocked,
          vehicle: {
            ...stocked.vehicle,
            images: listSampleImages(stocked.vehicle, at),
          },
        };
  });
}

function listSampleImages(vehicle: Vehicle, at: number): VehicleImages {
  const illustration = getIllustration(vehicle);
  const drawn = listDrawnViews(illustration);
  const place = PLACES[at % PLACES.length] ?? "lot";
  const format = (view: ViewName, where: PhotoPlace) => {
    const { interior, ...outside } = illustration;
    return formatDrawnPhoto({
      picture: {
        ...outside,
        ...(view === "dashboard" && interior !== undefined && { interior }),
        view,
        crop: "card",
      },
      place: where,
    });
  };
  const isCutOut = at % PLACES.length === 0;
  return {
    imageCustomBg: isCutOut ? [format("profile-left", "cutout")] : [],
    previewImage: isCutOut ? null : format("profile-left", place),
    additionalImages: VIEWS.filter((view) => drawn.includes(view)).map((view) =>
      format(view, place),
    ),
    evoxImages: [],
  };
}
