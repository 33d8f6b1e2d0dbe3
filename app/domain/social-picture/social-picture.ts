import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { ColorSteps } from "#app/domain/theme/color-steps.ts";

interface Branding {
  readonly siteName: string;
  readonly colors: Pick<ColorSteps, "bar" | "text">;
}

/** Everything that a vehicle's picture says, past the gate of a visitor we know nothing of. */
export interface VehicleSocialPicture extends Branding {
  readonly kind: "vehicle";
  /** "Used 2021". */
  readonly eyebrow: string;
  /** "Honda CR-V". */
  readonly name: string;
  /** "EX-L"; null when the feed names none. */
  readonly trim: string | null;
  /** "31,204 mi". */
  readonly miles: string | null;
  /** Null while the price is locked, and where the dealer gives none. */
  readonly price: {
    readonly amount: string;
    /** What is in it and what is not: never apart from the amount. */
    readonly note: string;
  } | null;
  /** "Aurora, IL". */
  readonly place: string | null;
  readonly illustration: Illustration;
  /** The first photo, by its address hash; null when there is none. */
  readonly photo: { readonly vin: string; readonly addressHash: string } | null;
}

/** What stands for every page that is about no single vehicle. */
export interface SiteSocialPicture extends Branding {
  readonly kind: "site";
  readonly description: string;
  /** "Aurora, Illinois". */
  readonly place: string;
  readonly illustrations: readonly Illustration[];
}

export type SocialPicture = VehicleSocialPicture | SiteSocialPicture;
