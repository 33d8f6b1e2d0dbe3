import type { VinList } from "#app/domain/saved-vehicles/vin-list.ts";
import type { CardPicture, CardVehicle } from "#app/site/vehicles/presented.ts";

export interface SavedPageData {
  /** Somebody's list, opened by its link; else the visitor's own. */
  readonly isShared: boolean;
  readonly vehicles: readonly CardVehicle[];
  readonly sold: readonly SoldCar[];
  /** Neither for sale nor sold of late, as far as this visitor may know. */
  readonly missingVins: VinList;
  /** Like the sold ones, and none of those saved. */
  readonly similar: readonly CardVehicle[];
  /** Those among them that the visitor's own list holds. */
  readonly savedVins: VinList;
  readonly inventoryAddress: string;
}

export interface SoldCar {
  readonly vin: string;
  readonly name: string;
  readonly address: string;
  /** "November 19". */
  readonly goneOn: string;
  readonly picture: CardPicture;
}
