import type { LenderPage } from "#app/domain/lender-frame/lender-page.ts";

/** A lender's page within ours. */
export interface FramedLender {
  readonly address: string;
  /** Messages of any other are not heard. */
  readonly origin: string;
  readonly heightPx: number;
  /** As the browser's `sandbox` takes it. */
  readonly sandbox: string;
}

/** For the loader's data of the three pages. */
export interface LenderFrameView {
  readonly page: LenderPage;
  /** Null where the profile names no lender: the visitor is asked to call. */
  readonly frame: FramedLender | null;
  /** The one that the visitor came from. */
  readonly vehicle: {
    readonly vin: string;
    /** "2021 Honda CR-V EX-L". */
    readonly name: string;
    readonly address: string;
  } | null;
  /** The store that follows up: where the vehicle stands, else the visitor's own. */
  readonly storeId: string;
  /** The store hears of a submitted frame by itself. */
  readonly isContactKnown: boolean;
}
