import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { GuideTopic } from "#app/domain/store-profile/content/document.ts";

/** The drawing says what a guide is about: a car that is sold is seen leaving, one that is tried from behind the wheel. */
const TOPIC_VEHICLES: Readonly<
  Record<GuideTopic, readonly [string, ...string[]]>
> = {
  buying: [
    getIllustrationAddress(
      {
        bodystyle: "suvs",
        paintKey: "green",
        variant: 6,
        interior: "beige",
      },
      "dashboard",
    ),
    getIllustrationAddress(
      {
        bodystyle: "trucks",
        paintKey: "navy",
        variant: 14,
        interior: "gray",
      },
      "dashboard",
    ),
  ],
  prices: [
    getIllustrationAddress(
      { bodystyle: "sedans", paintKey: "red", variant: 30 },
      "profile-left",
      { crop: "hero" },
    ),
    getIllustrationAddress(
      { bodystyle: "suvs", paintKey: "navy", variant: 5 },
      "profile-left",
      { crop: "hero" },
    ),
  ],
  certified: [
    getIllustrationAddress(
      { bodystyle: "suvs", paintKey: "navy", variant: 5 },
      "front",
    ),
    getIllustrationAddress(
      { bodystyle: "sedans", paintKey: "silver", variant: 12 },
      "front",
    ),
  ],
  selling: [
    getIllustrationAddress(
      { bodystyle: "sedans", paintKey: "silver", variant: 12 },
      "rear",
    ),
    getIllustrationAddress(
      { bodystyle: "minivans", paintKey: "navy", variant: 9 },
      "rear",
    ),
  ],
  paying: [
    getIllustrationAddress(
      { bodystyle: "hatchbacks", paintKey: "green", variant: 8 },
      "profile-left",
      { crop: "hero" },
    ),
    getIllustrationAddress(
      { bodystyle: "sedans", paintKey: "red", variant: 2 },
      "profile-left",
      { crop: "hero" },
    ),
  ],
  protection: [
    getIllustrationAddress(
      { bodystyle: "suvs", paintKey: "silver", variant: 6 },
      "profile-left",
      { crop: "hero" },
    ),
    getIllustrationAddress(
      { bodystyle: "sedans", paintKey: "navy", variant: 3 },
      "profile-left",
      { crop: "hero" },
    ),
  ],
  owning: [
    getIllustrationAddress(
      { bodystyle: "trucks", paintKey: "silver", variant: 4 },
      "wheel",
    ),
    getIllustrationAddress(
      { bodystyle: "suvs", paintKey: "green", variant: 6 },
      "wheel",
    ),
  ],
};

/** Guides about one topic take turns. */
export function getSceneVehicle(topic: GuideTopic, at: number): string {
  const vehicles = TOPIC_VEHICLES[topic];
  return vehicles[at % vehicles.length] ?? vehicles[0];
}
