import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { ColorSteps } from "#app/domain/theme/color-steps.ts";

interface Branding {
  readonly siteName: string;
  readonly colors: Pick<ColorSteps, "bar" | "text">;
}

/** It holds everything that a vehicle's picture says, after the gate for an unknown visitor. */
export interface VehicleSocialPicture extends Branding {
  readonly kind: "vehicle";
  /** An example is "Used 2021". */
  readonly eyebrow: string;
  /** An example is "Honda CR-V". */
  readonly name: string;
  /** An example is "EX-L"; it is null when the feed names no trim. */
  readonly trim: string | null;
  /** An example is "31,204 mi". */
  readonly miles: string | null;
  /** It is null while the price is locked, and where the dealer gives none. */
  readonly price: {
    readonly amount: string;
    /** The note says what the amount includes and excludes, so it is always shown with the amount. */
    readonly note: string;
  } | null;
  /** An example is "Aurora, IL". */
  readonly place: string | null;
  readonly illustration: Illustration;
  /** It is the first photo, named by its address hash; it is null when there is none. */
  readonly photo: { readonly vin: string; readonly addressHash: string } | null;
}

/** This picture stands for every page that is about no single vehicle. */
export interface SiteSocialPicture extends Branding {
  readonly kind: "site";
  readonly description: string;
  /** An example is "Aurora, Illinois". */
  readonly place: string;
  readonly illustrations: readonly Illustration[];
}

export type SocialPicture = VehicleSocialPicture | SiteSocialPicture;
