import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import type { CardPicture, CardPrice } from "#app/site/vehicles/presented.ts";

export interface ComparePageData {
  readonly cars: readonly ComparedCar[];
  readonly groups: readonly CompareGroup[];
  readonly areDifferencesAlone: boolean;
  /** These are the full names of the fifth and later cars. */
  readonly refused: readonly string[];
  /** This counts the cars asked for that the visitor may not see. */
  readonly missingCount: number;
  /** It is true if contact details open a locked price. */
  readonly isUnlockOffered: boolean;
  /** The next car is chosen at this address. */
  readonly addAddress: string;
  /** It is true if the visitor has saved any car to choose from. */
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
  /** With `mark`, a car has the feature or does not say so. */
  readonly kind: "text" | "mark";
  /** The values follow the order of the cars; null means that nothing is said. */
  readonly values: readonly (string | null)[];
  readonly isDifferent: boolean;
}

/** The VINs keep the order of the comparison. */
export function listVins({ cars }: Pick<ComparePageData, "cars">): VinList {
  return cars.map(({ vin }) => vin);
}
