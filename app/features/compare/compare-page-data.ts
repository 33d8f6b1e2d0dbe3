import type { VinList } from "#app/domain/saved-vehicles/vin-list.ts";
import type { CardPicture, CardPrice } from "#app/site/vehicles/presented.ts";

export interface ComparePageData {
  readonly cars: readonly ComparedCar[];
  readonly groups: readonly CompareGroup[];
  readonly areDifferencesAlone: boolean;
  /** Full names of cars that came fifth and later. */
  readonly refused: readonly string[];
  /** How many of those asked for are not to be seen. */
  readonly missingCount: number;
  /** A locked price that contact details open. */
  readonly isUnlockOffered: boolean;
  /** Where the next car is chosen. */
  readonly addAddress: string;
  /** Whether the visitor has saved any to choose from. */
  readonly hasSaved: boolean;
  readonly returnTo: string | null;
}

export interface ComparedCar {
  readonly vin: string;
  readonly name: string;
  readonly trim: string | null;
  readonly address: string;
  readonly alt: string;
  readonly picture: CardPicture;
  readonly price: CardPrice;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

export interface CompareRow {
  readonly label: string;
  /** `mark`: the car has it or it does not say so. */
  readonly kind: "text" | "mark";
  /** In the order of the cars; null where nothing is said. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

/** Of the cars in a comparison, in order. */
export function listVins({ cars }: Pick<ComparePageData, "cars">): VinList {
  return cars.map(({ vin }) => vin);
}
