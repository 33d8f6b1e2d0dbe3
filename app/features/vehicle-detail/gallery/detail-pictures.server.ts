import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import {
  getIllustration,
  listDrawnViews,
} from "#app/domain/illustration/illustration.ts";
import { isDrawnPhoto } from "#app/domain/vehicle-photo/drawn-photo.ts";
import {
  listPhotoSources,
  type PhotoSourcePolicy,
} from "#app/domain/vehicle-photo/photo-source.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import type { CardPicture } from "#app/site/vehicles/presented.ts";
import {
  formatFullVehicleName,
  formatVehicleAlt,
} from "#app/site/vehicles/cards/vehicle-name.ts";
import { buildPhotoSources } from "#app/site/vehicles/vehicle-pictures.server.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";

export interface VehiclePictureView extends CardPicture {
  readonly alt: string;
  /** It says what its thumbnail shows: "Left side". */
  readonly name: string;
}

/** They follow the order of Spec §3; without any photo there are drawings from five sides and the inside. */
export function listDetailPictures(
  vehicle: PresentedVehicle<VehicleRecord>,
  policy: PhotoSourcePolicy,
  t: Translate<VehicleText>,
  tVehicles: Translate<VehiclesText>,
): readonly VehiclePictureView[] {
  const sources = listPhotoSources(vehicle.images, policy);
  const illustration = getIllustration(vehicle);
  const name = formatFullVehicleName(vehicle);
  if (sources.length > 0)
    return sources.map((source, at) => ({
      illustration: getIllustrationAddress(illustration),
      photo: buildPhotoSources(vehicle.vin, at, source),
      alt: t(isDrawnPhoto(source) ? "illustratedPhotoAlt" : "photoAlt", {
        name,
        at: at + 1,
        count: sources.length,
      }),
      name: t("photoName", { at: at + 1 }),
    }));
  const alt = formatVehicleAlt(
    tVehicles,
    name,
    vehicle.exteriorColorFamily,
    true,
  );
  return listDrawnViews(illustration).map((view) => ({
    illustration: getIllustrationAddress(illustration, view),
    photo: null,
    alt: t("pictureAlt", { alt, view: t(`view.${view}`) }),
    name: t(`view.${view}`),
  }));
}
