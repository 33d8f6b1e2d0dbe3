import type { VinList } from "#app/domain/saved-vehicles/vin-list.ts";
import type { CardPicture, CardVehicle } from "#app/site/vehicles/presented.ts";

export interface SavedPageData {
  /** It is true for somebody's list opened by its link, and false for the visitor's own. */
  readonly isShared: boolean;
  readonly vehicles: readonly CardVehicle[];
  readonly sold: readonly SoldCar[];
  /** These are neither for sale nor recently sold, as far as this visitor may know. */
  readonly missingVins: VinList;
  /** These resemble the sold ones and hold none of those saved. */
  readonly similar: readonly CardVehicle[];
  /** The visitor's own list holds these of them. */
  readonly savedVins: VinList;
  readonly inventoryAddress: string;
}

export interface SoldCar {
  readonly vin: string;
  readonly name: string;
  readonly address: string;
  /** The day reads "November 19". */
  readonly goneOn: string;
  readonly picture: CardPicture;
}
