import type { PriceKey } from "#app/domain/gate/gate.ts";

/** The server chose the words of this window sticker, so its component and its page need none of their own. */
export interface StickerView {
  readonly head: string;
  /** The text reads "Stock A21-4471". */
  readonly stock: string | null;
  readonly body: ShownSticker | KeptSticker;
}

export interface ShownSticker {
  readonly isShown: true;
  readonly total: string;
  /** This is the struck price. */
  readonly was: string | null;
  readonly drop: string | null;
  /** The total is the sum of these lines. */
  readonly lines: readonly StickerLine[];
  readonly taxes: string;
  /** It includes what the state charges; it is null where that is not known. */
  readonly outTheDoor: OutTheDoorView | null;
}

/** Every amount that is only likely says so. */
interface OutTheDoorView {
  readonly label: string;
  readonly total: string;
  readonly lines: readonly StickerLine[];
  readonly note: string;
}

/** The price is locked or not given. */
interface KeptSticker {
  readonly isShown: false;
  readonly isLocked: boolean;
  readonly title: string;
  /** `{phone}` stands where the number of the vehicle's store belongs. */
  readonly text: string;
  /** This opens it next; it is null when nothing does. */
  readonly unlock: { readonly asks: PriceKey; readonly label: string } | null;
}

export interface StickerLine {
  readonly label: string;
  readonly value: string;
}
