import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Crop } from "#app/domain/illustration/crops.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { ViewName } from "#app/domain/illustration/views.ts";
import type { GuideTopic } from "#app/domain/store-profile/content/document.ts";

interface Scene {
  readonly view: ViewName;
  readonly crop?: Crop;
  readonly vehicles: readonly [Illustration, ...Illustration[]];
}

/** The drawing says what a guide is about: a car that is sold is seen leaving, one that is tried from behind the wheel. */
const SCENES: Readonly<Record<GuideTopic, Scene>> = {
  buying: {
    view: "dashboard",
    vehicles: [
      { bodystyle: "suvs", paintKey: "green", variant: 6, interior: "beige" },
      { bodystyle: "trucks", paintKey: "navy", variant: 14, interior: "gray" },
    ],
  },
  prices: {
    view: "profile-left",
    crop: "hero",
    vehicles: [
      { bodystyle: "sedans", paintKey: "red", variant: 30 },
      { bodystyle: "suvs", paintKey: "navy", variant: 5 },
    ],
  },
  certified: {
    view: "front",
    vehicles: [
      { bodystyle: "suvs", paintKey: "navy", variant: 5 },
      { bodystyle: "sedans", paintKey: "silver", variant: 12 },
    ],
  },
  selling: {
    view: "rear",
    vehicles: [
      { bodystyle: "sedans", paintKey: "silver", variant: 12 },
      { bodystyle: "minivans", paintKey: "navy", variant: 9 },
    ],
  },
  paying: {
    view: "profile-left",
    crop: "hero",
    vehicles: [
      { bodystyle: "hatchbacks", paintKey: "green", variant: 8 },
      { bodystyle: "sedans", paintKey: "red", variant: 2 },
    ],
  },
  protection: {
    view: "profile-left",
    crop: "hero",
    vehicles: [
      { bodystyle: "suvs", paintKey: "silver", variant: 6 },
      { bodystyle: "sedans", paintKey: "navy", variant: 3 },
    ],
  },
  owning: {
    view: "wheel",
    vehicles: [
      { bodystyle: "trucks", paintKey: "silver", variant: 4 },
      { bodystyle: "suvs", paintKey: "green", variant: 6 },
    ],
  },
};

/** Guides about one topic take turns. */
export function getSceneVehicle(topic: GuideTopic, at: number): string {
  const { view, crop, vehicles } = SCENES[topic];
  const vehicle = vehicles[at % vehicles.length] ?? vehicles[0];
  return getIllustrationAddress(vehicle, view, crop && { crop });
}
