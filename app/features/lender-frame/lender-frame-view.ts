import type { LenderPage } from "#app/domain/lender-frame/lender-page.ts";

export interface FramedLender {
  readonly address: string;
  /** Messages of any other origin are ignored. */
  readonly origin: string;
  readonly heightPx: number;
  /** The value is a browser's `sandbox` attribute. */
  readonly sandbox: string;
}

/** The loaders of the three pages return this view. */
export interface LenderFrameView {
  readonly page: LenderPage;
  /** It is null where the profile names no lender; then the visitor is asked to call. */
  readonly frame: FramedLender | null;
  /** The visitor came from this vehicle. */
  readonly vehicle: {
    readonly vin: string;
    /** The name reads "2021 Honda CR-V EX-L". */
    readonly name: string;
    readonly address: string;
  } | null;
  /** This store follows up: it is where the vehicle stands, else the visitor's own. */
  readonly storeId: string;
  /**
   * It is true if all contact details are known, so that the store hears of a submitted frame without asking for
   * them.
   */
  readonly isContactKnown: boolean;
}
